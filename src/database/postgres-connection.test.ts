import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownAddress } from '@/tests/support/postgres/own-database'
import { openPostgres } from './postgres-connection'
import { postgresDialect } from './postgres-dialect'

const pool = new Pool({ connectionString: ownAddress(), max: 2 })
const database = openPostgres({ pool })
if (!database) throw new Error('The pool was not taken for one')
const { run, runAsOne } = database
const read = async (sql: string, args: (string | number | null)[] = []) => (await run({ sql, args })).rows
afterAll(() => pool.end())

const { now, byBytes, secondsAfter, earlierOf, laterOf, jsonObject, wordFor, protect, refused, listing } =
  postgresDialect

describe('a statement', () => {
  it('has `?` for its values, also where one stands in a text or a name', async () => {
    const [row] = await read(`SELECT ?::text AS one, 'why?' AS "is it?", ?::int AS two, CAST(? AS text) AS nothing`, [
      'a?',
      2,
      null,
    ])
    expect(row).toEqual({ one: 'a?', 'is it?': 'why?', two: 2, nothing: null })
  })

  it('reads what every database reads here: whole numbers, texts, ISO times and the texts of JSON', async () => {
    const sql = `SELECT count(*) AS big, 1.5::numeric AS decimal, true AS yes, false AS no, '{"a": [1]}'::jsonb AS json,
      '2026-11-27 10:00:00.25+01'::timestamptz AS moment, '2026-11-27 10:00:00'::timestamp AS here, '2026-11-27'::date AS day`
    expect(await read(sql)).toEqual([
      {
        ...{ big: 1, decimal: 1.5, yes: 1, no: 0, json: '{"a": [1]}', day: '2026-11-27' },
        ...{ moment: '2026-11-27T09:00:00.250Z', here: '2026-11-27T10:00:00.000Z' },
      },
    ])
  })

  it('says how many rows it changed', async () => {
    await read('CREATE TABLE counted (id int)')
    expect((await run({ sql: 'INSERT INTO counted VALUES (1), (2)', args: [] })).changed).toBe(2)
    expect((await run({ sql: 'DELETE FROM counted WHERE id = ?', args: [3] })).changed).toBe(0)
  })
})

describe('statements as one', () => {
  const add = (word: string) => ({ sql: 'INSERT INTO words VALUES (?)', args: [word] })
  beforeAll(() => read('CREATE TABLE words (word text UNIQUE)'))

  it('are all carried out or none, and the connection is given back', async () => {
    for (let time = 0; time < 5; time += 1)
      await expect(runAsOne([add('a'), add('b'), add('a')])).rejects.toThrow('words_word_key')
    expect(await read('SELECT word FROM words')).toEqual([])
    await runAsOne([add('a'), add('b')])
    expect(await read('SELECT word FROM words ORDER BY word')).toEqual([{ word: 'a' }, { word: 'b' }])
  })

  it('are none when the connection breaks meanwhile', async () => {
    const breaking = { sql: 'SELECT pg_terminate_backend(pg_backend_pid())', args: [] }
    await expect(runAsOne([add('c'), breaking, add('d')])).rejects.toThrow(/terminat/)
    expect(await read('SELECT word FROM words')).toHaveLength(2)
  })

  it('do not wait for one another for ever, however small the pool is', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, number) => runAsOne([add(`x${number}`), add(`y${number}`)])))
    expect(await read('SELECT word FROM words')).toHaveLength(82)
  }, 10_000)

  it('of one statement run by themselves, as some have to', async () => {
    await expect(runAsOne([{ sql: 'VACUUM words', args: [] }])).resolves.toBeUndefined()
  })
})

describe('what is said to PostgreSQL', () => {
  it('is about moments that columns hold', async () => {
    const sql = `SELECT ${now} - now() = interval '0' AS same, ${secondsAfter("'2026-11-27T10:00:00.250Z'::timestamptz", 90)} AS later,
      ${earlierOf("'2026-01-01'", "'2026-01-02'")} AS earlier, ${laterOf("'2026-01-01'", "'2026-01-02'")} AS last`
    expect(await read(sql)).toEqual([
      { same: 1, later: '2026-11-27T10:01:30.250Z', earlier: '2026-01-01', last: '2026-01-02' },
    ])
  })

  it('finds what stands below a path, in whatever order of a language the database has its texts', async () => {
    await read('CREATE TABLE paths (path text)')
    const below = ['/contas', '/contas/à-ordem', '/contas/z', '/contas/ab/c']
    for (const path of [...below, '/contas+a', '/contasz', '/conta', '/Contas/x', '/contas0'])
      await read('INSERT INTO paths VALUES (?)', [path])
    const bytes = byBytes('path')
    const found = await read(`SELECT path FROM paths WHERE path = ? OR (${bytes} >= ? AND ${bytes} < ?)`, [
      '/contas',
      '/contas/',
      '/contas0',
    ])
    expect(found.map(({ path }) => path).toSorted()).toEqual(below.toSorted())
    // Otherwise this would show nothing.
    const asked = (text: string) => read(`SELECT ${text} >= '/contas/' AS below`)
    expect(await asked("'/contas+a'")).not.toEqual(await asked(byBytes("'/contas+a'")))
  })

  it('makes objects, and words of one column for another', async () => {
    await read(
      "CREATE TYPE one_status AS ENUM ('draft', 'published'); CREATE TYPE other_status AS ENUM ('draft', 'published')",
    )
    await read('CREATE TABLE states (state one_status, other other_status, hrefs jsonb)')
    await read("INSERT INTO states (state) VALUES ('published')")
    await read(
      `UPDATE states SET other = ${wordFor('other_status', 'state')}, hrefs = ${jsonObject([
        ['pt', "(SELECT '/a')"],
        ['en', 'null'],
      ])}`,
    )
    expect(await read('SELECT * FROM states')).toEqual([
      { state: 'published', other: 'published', hrefs: '{"en": null, "pt": "/a"}' },
    ])
  })

  it('has it refuse to change rows of a protected table, to empty it, and to delete those that a condition keeps', async () => {
    await read('CREATE TABLE cases (id int, done boolean); CREATE TABLE entries (id int, kind text, of int)')
    await read(
      `INSERT INTO cases VALUES (1, false), (2, true); INSERT INTO entries VALUES (1, 'state', 1), (2, 'note', 1), (3, 'note', 2)`,
    )
    const keptWhen = 'EXISTS (SELECT 1 FROM cases WHERE cases.id = OLD.of AND NOT done)'
    const protection = protect({ table: 'entries', why: 'Only added to', keptWhen })
    for (let time = 0; time < 2; time += 1) await runAsOne(protection.map((sql) => ({ sql, args: [] })))
    for (const sql of ["UPDATE entries SET kind = 'x'", 'DELETE FROM entries', 'TRUNCATE entries'])
      await expect(read(sql)).rejects.toThrow('Only added to')
    await read('DELETE FROM entries WHERE of = 2')
    expect(await read('SELECT id FROM entries ORDER BY id')).toEqual([{ id: 1 }, { id: 2 }])
    const named = async () =>
      (await read(listing)).filter(({ name }) => String(name).startsWith('entries_no')).map(({ name }) => name)
    expect((await named()).toSorted()).toEqual(refused.map((event) => `entries_no_${event}`).toSorted())
    // One that is switched off protects nothing, and is not listed.
    await read('ALTER TABLE entries DISABLE TRIGGER entries_no_update')
    expect(await named()).toHaveLength(2)
  })
})
