import { createClient } from '@libsql/client'
import { expect, it, onTestFinished } from 'vitest'
import { openSqlite } from './sqlite-connection'
import { sqliteDialect } from './sqlite-dialect'

/** A database that an adapter would have open. */
function open() {
  const client = createClient({ url: ':memory:' })
  onTestFinished(() => client.close())
  const database = openSqlite({ drizzle: { $client: client } })
  const read = async (sql: string) => (await database.run({ sql, args: [] })).rows
  return { ...database, read }
}

const { now, byBytes, secondsAfter, earlierOf, laterOf, jsonObject, wordFor, protect, refused, listing } = sqliteDialect

it('says moments as the adapter writes them, so that they can be compared', async () => {
  const { read } = open()
  const before = new Date().toISOString()
  const [row] = await read(`SELECT ${now} AS now, ${secondsAfter("'2026-11-27T10:00:00.250Z'", 90)} AS later,
    ${earlierOf("'2026-01-01'", "'2026-01-02'")} AS earlier, ${laterOf("'2026-01-01'", "'2026-01-02'")} AS last`)
  expect(row).toMatchObject({ later: '2026-11-27T10:01:30.250Z', earlier: '2026-01-01', last: '2026-01-02' })
  expect(String(row?.['now']) >= before.slice(0, 19)).toBe(true)
  expect(row?.['now']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
})

it('makes objects, and compares by bytes without a word', async () => {
  const sql = `SELECT ${jsonObject([
    ['pt', "(SELECT '/a')"],
    ['en', 'null'],
  ])} AS hrefs, '/a/b' >= ${byBytes("'/a/'")} AS below, ${wordFor('some_type', "'published'")} AS word`
  expect(await open().read(sql)).toEqual([{ hrefs: '{"pt":"/a","en":null}', below: 1, word: 'published' }])
})

it('refuses to change rows of a protected table, and to delete those that a condition keeps', async () => {
  const { read, runAsOne } = open()
  await read('CREATE TABLE entries (id integer, kind text)')
  await read("INSERT INTO entries VALUES (1, 'state'), (2, 'note')")
  const statements = protect({ table: 'entries', why: 'Only added to', keptWhen: "OLD.kind = 'state'" })
  await runAsOne(statements.map((sql) => ({ sql, args: [] })))
  await expect(read("UPDATE entries SET kind = 'x'")).rejects.toThrow('Only added to')
  await expect(read('DELETE FROM entries')).rejects.toThrow('Only added to')
  await read("DELETE FROM entries WHERE kind = 'note'")
  expect(await read('SELECT id FROM entries')).toEqual([{ id: 1 }])
  const names = (await read(listing)).filter(({ type }) => type === 'trigger').map(({ name }) => name)
  expect(names.toSorted()).toEqual(refused.map((event) => `entries_no_${event}`).toSorted())
})

it('runs statements as one, or none of them', async () => {
  const { read, runAsOne } = open()
  await read('CREATE TABLE words (word text UNIQUE)')
  const add = (word: string) => ({ sql: 'INSERT INTO words VALUES (?)', args: [word] })
  await expect(runAsOne([add('a'), add('b'), add('a')])).rejects.toThrow('UNIQUE')
  expect(await read('SELECT word FROM words')).toEqual([])
  await runAsOne([add('a'), add('b')])
  expect(await read('SELECT word FROM words ORDER BY word')).toEqual([{ word: 'a' }, { word: 'b' }])
})
