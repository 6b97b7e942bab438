import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import Database from 'libsql'
import { expect, it, onTestFinished } from 'vitest'
import { keepStatements, mostKept } from './keep-statements'

keepStatements()

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sona-statements-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'some.sqlite')
}

function open(): Database.Database {
  const database = new Database(newFile())
  database.exec('create table words (id integer primary key, word text unique)')
  onTestFinished(() => {
    database.close()
  })
  return database
}

const all = 'select * from words'

it('prepares a statement once for each database, and that of a table that changes again', () => {
  const [database, other] = [open(), open()]
  const statement = database.prepare(all)
  expect(database.prepare(all)).toBe(statement)
  expect(other.prepare(all)).not.toBe(statement)
  database.prepare('alter table words add column note text').run()
  expect(database.prepare(all)).not.toBe(statement)
  expect(
    database
      .prepare(all)
      .columns()
      .map(({ name }) => name),
  ).toEqual(['id', 'word', 'note'])
})

it('wraps the database once, however often it is asked', () => {
  const { prepare } = Database.prototype
  keepStatements()
  expect(Database.prototype.prepare).toBe(prepare)
})

it('keeps what was used last', () => {
  const database = open()
  const [first, second] = [database.prepare(all), database.prepare(`${all} where id = 1`)]
  for (let count = 2; count < mostKept; count++) database.prepare(`${all} limit ${count}`)
  expect(database.prepare(all)).toBe(first)
  database.prepare(`${all} limit ${mostKept}`)
  expect(database.prepare(all)).toBe(first)
  expect(database.prepare(`${all} where id = 1`)).not.toBe(second)
})

it('gives each answer for its own values, also after one that failed, and lets others write in between', async () => {
  const url = `file:${newFile()}`
  const [client, other] = [createClient({ url }), createClient({ url })]
  await client.execute('pragma journal_mode = wal')
  await client.execute('create table words (id integer primary key, word text unique)')
  const add = (word: string, by = client) =>
    by.execute({ sql: 'insert into words (word) values (?) returning id, word', args: [word] })
  const find = async (word: string, by = client) => {
    const { rows } = await by.execute({ sql: 'select id from words where word = ?', args: [word] })
    return rows.map(({ id }) => id)
  }
  expect((await add('um')).rows).toMatchObject([{ id: 1, word: 'um' }])
  await expect(add('um')).rejects.toThrow('UNIQUE')
  expect((await add('dois', other)).rows).toMatchObject([{ id: 2, word: 'dois' }])
  expect((await add('três')).rows).toMatchObject([{ id: 3, word: 'três' }])
  for (const by of [client, other]) {
    expect([await find('um', by), await find('dois', by), await find('quatro', by), await find('três', by)]).toEqual([
      [1],
      [2],
      [],
      [3],
    ])
  }
  // Nothing that was asked still holds the log, which is written back into the database as a whole.
  const { rows } = await client.execute('pragma wal_checkpoint(truncate)')
  expect(rows[0]?.['busy']).toBe(0)
  client.close()
  other.close()
})

it('answers that come in several portions are read to their end each time', async () => {
  const client = createClient({ url: `file:${newFile()}` })
  await client.execute('create table numbers (number integer)')
  for (const count of [100, 101, 250]) {
    await client.execute('delete from numbers')
    const values = Array.from({ length: count }, (_, index) => `(${index})`).join(',')
    await client.execute(`insert into numbers values ${values}`)
    for (let round = 0; round < 2; round++) {
      const { rows } = await client.execute('select number from numbers order by number')
      expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: count }, (_, index) => index))
    }
  }
  client.close()
})
