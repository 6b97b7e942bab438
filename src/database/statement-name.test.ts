import { expect, it } from 'vitest'
import { toStatementName } from './statement-name'

it.each([
  ['select "id", "title" from "pages" where "slug" = $1', 'SELECT pages'],
  ['INSERT INTO words VALUES ($1)', 'INSERT words'],
  [' update "users" set "name" = $1', 'UPDATE users'],
  ['delete from "pages" where id = 1', 'DELETE pages'],
  ['BEGIN', 'BEGIN'],
  ['VACUUM words', 'other'],
  ["SELECT 'a letter from ana' AS text", 'SELECT'],
])('%s', (sql, name) => {
  expect(toStatementName(sql)).toBe(name)
})
