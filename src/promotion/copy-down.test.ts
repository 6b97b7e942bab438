import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { examplePage } from '@/tests/support/example-page'
import { toCommand } from '@/tests/support/programs'
import { runApart } from '@/tests/support/run-apart'
import { openWorkingCms } from '@/tests/support/working-cms'
import { clearedColumns, emptiedTables, fateOf } from './people-tables'

const person = 'Zulmira Inventada 934 999 777'
const place = mkdtempSync(join(tmpdir(), 'sona-down-'))
const copy = join(place, 'staging')
let source: string
const copyDown = async (to: string) =>
  runApart([...(await toCommand('scripts/copy-down.ts')), to], { SONA_DATA: source })

const columns = z.array(z.object({ name: z.string(), type: z.string(), pk: z.number() }))

function open<Result>(directory: string, work: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(join(directory, 'sona.sqlite'), { enableForeignKeyConstraints: false })
  try {
    return work(database)
  } finally {
    database.close()
  }
}

const tablesOf = (database: DatabaseSync) =>
  z
    .array(z.object({ name: z.string() }))
    .parse(database.prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'").all())
    .map(({ name }) => name)
const columnsOf = (database: DatabaseSync, table: string) =>
  columns.parse(database.prepare(`PRAGMA table_info("${table}")`).all())
const countOf = (database: DatabaseSync, table: string) =>
  z.object({ count: z.number() }).parse(database.prepare(`SELECT count(*) AS count FROM "${table}"`).get()).count

/** A row with the person in every text, or in those that are named. */
function putPerson(database: DatabaseSync, table: string, only?: readonly string[]): void {
  const all = columnsOf(database, table).filter(({ pk, type }) => pk === 0 || /text/i.test(type))
  const values = all.map(({ name, type, pk }) => {
    if (!/text/i.test(type)) return 4_711_742
    if (pk !== 0) return `${person} ${name}`
    return only && !only.includes(name) ? `kept-${name}` : person
  })
  const names = all.map(({ name }) => `"${name}"`).join(', ')
  database.prepare(`INSERT INTO "${table}" (${names}) VALUES (${all.map(() => '?').join(', ')})`).run(...values)
}

function filesOf(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

beforeAll(async () => {
  const cms = await openWorkingCms()
  source = cms.directory
  const page = { ...examplePage({ title: 'Fica', slug: 'fica' }), _status: 'published' }
  for (const locale of ['pt', 'en']) await cms.trusted('create', { collection: 'pages', locale, data: page })
  await cms.kill()
  open(source, (database) => {
    for (const table of emptiedTables) putPerson(database, table)
    for (const [table, cleared] of Object.entries(clearedColumns)) putPerson(database, table, Object.keys(cleared))
  })
  for (const file of [
    'submissions/spool/one.json',
    'mail/queued.json',
    'first-logins.txt',
    'form-statistics/one',
    'secret-2',
  ]) {
    mkdirSync(join(source, file, '..'), { recursive: true })
    writeFileSync(join(source, file), person)
  }
  mkdirSync(join(source, 'uploads/media'), { recursive: true })
  writeFileSync(join(source, 'uploads/media/ponte.png'), 'a picture of the site')
}, 120_000)
afterAll(() => {
  for (const directory of [place, source]) rmSync(directory, { recursive: true, force: true })
})

it('has decided on each table, and on each column of what is kept that could name somebody of the staff', () => {
  open(source, (database) => {
    const tables = tablesOf(database)
    expect(tables.filter((table) => fateOf(table) === null)).toEqual([])
    expect(emptiedTables.filter((table) => !tables.includes(table))).toEqual([])
    const open = tables
      .filter((table) => fateOf(table) === 'kept')
      .flatMap((table) => columnsOf(database, table).map(({ name }) => `${table}.${name}`))
      .filter((column) => /\..*(_by$|_by_id$|_by_name$|email|author|user|person|proposal|reason)/.test(column))
      .filter((column) => !isCleared(column))
    // The address of the bank, where a redirect leads, and when nothing is published.
    expect(open.sort()).toEqual([
      '_redirects_v.version_person_id',
      '_site_settings_v.version_email',
      'publishing_settings_freezes.reason',
      'redirects.person_id',
      'site_settings.email',
    ])
  })
})

function isCleared(column: string): boolean {
  const [table = '', name = ''] = column.split('.')
  return name in (clearedColumns[table] ?? {})
}

it('makes a directory in which nobody is found, and all content is', async () => {
  const ran = await copyDown(copy)
  expect([ran.status, ran.error]).toEqual([0, ''])
  expect(ran.output).toMatch(/users: \d+/)
  expect(readdirSync(copy).sort()).toEqual(['sona.sqlite', 'uploads'])
  expect(readFileSync(join(copy, 'uploads/media/ponte.png'), 'utf8')).toBe('a picture of the site')
  expect(filesOf(source).filter((file) => readFileSync(file).includes(person)).length).toBeGreaterThan(5)
  for (const file of filesOf(copy))
    for (const trace of [person, '934 999 777', 'other-approver@'])
      expect(readFileSync(file).includes(trace), `${trace} in ${file}`).toBe(false)
  open(source, (before) =>
    open(copy, (after) => {
      for (const table of tablesOf(before))
        expect(countOf(after, table), table).toBe(fateOf(table) === 'kept' ? countOf(before, table) : 0)
      const triggers = "SELECT name FROM sqlite_master WHERE type = 'trigger' ORDER BY name"
      expect(after.prepare(triggers).all()).toEqual(before.prepare(triggers).all())
      const broken = z.array(z.object({ parent: z.string() })).parse(after.prepare('PRAGMA foreign_key_check').all())
      expect(broken.filter(({ parent }) => fateOf(parent) === 'emptied')).toEqual([])
    }),
  )
}, 60_000)

it('is begun with as any other directory, with people of its own', async () => {
  open(copy, (database) => {
    // Put in by this test, and nothing that the CMS can read.
    for (const table of Object.keys(clearedColumns)) database.exec(`DELETE FROM "${table}"`)
  })
  const cms = await openWorkingCms({ directory: copy })
  try {
    const found = await cms.trusted('find', { collection: 'pages', where: { slug: { equals: 'fica' } } })
    expect(JSON.stringify(found.body)).toContain('"title":"Fica"')
    const editor = await cms.logIn('editor')
    const page = examplePage({ title: 'Novo', slug: 'novo' })
    expect(await editor.rest('POST', '/pages?draft=true&locale=pt', page)).toMatchObject({ status: 201 })
  } finally {
    await cms.kill()
  }
}, 60_000)

it('copies nothing when there is a table that nobody has decided on, or into a directory with something in it', async () => {
  const full = await copyDown(source)
  expect([full.status, full.error]).toEqual([1, expect.stringContaining('is not empty')])
  open(source, (database) => database.exec('CREATE TABLE who_called (id integer, name text)'))
  const ran = await copyDown(join(place, 'other'))
  expect([ran.status, ran.error]).toEqual([1, expect.stringMatching(/tell of people: who_called/)])
  expect([existsSync(join(place, 'other')), existsSync(join(place, 'other.new'))]).toEqual([false, false])
}, 60_000)
