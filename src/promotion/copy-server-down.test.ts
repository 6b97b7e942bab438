import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { askBeside } from '@/tests/support/ask-beside'
import { examplePage } from '@/tests/support/example-page'
import { makePdf } from '@/tests/support/make-files'
import { serveObjects } from '@/tests/support/object-store/serve-objects'
import { dataSettings } from '@/tests/support/postgres/own-database'
import { toCommand } from '@/tests/support/programs'
import { putPerson } from '@/tests/support/promotion/put-person'
import { runApart } from '@/tests/support/run-apart'
import { openWorkingCms } from '@/tests/support/working-cms'
import { clearedColumns, emptiedTables, fateOf } from './people-tables'

vi.setConfig({ testTimeout: 300_000 }) // Each copy makes a schema in a process of its own, beside other tests.

const person = 'Zulmira Inventada 934 999 777'
const objects = await serveObjects()
const place = mkdtempSync(join(tmpdir(), 'sona-server-down-'))
const copy = join(place, 'staging')
const command = await toCommand('scripts/copy-down.ts')
let source: string
let pdf: Buffer

const named = z.array(z.object({ name: z.string() }))
const texts = z.array(z.object({ row: z.string() }))
const tablesOf = async (directory: string) => {
  const sql = `SELECT tablename::text AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename COLLATE "C"`
  return named.parse(await askBeside(directory, sql)).map(({ name }) => name)
}
/** Every row of every table as a text. */
async function readAll(directory: string): Promise<Map<string, string[]>> {
  const client = new Client({ connectionString: (await dataSettings(directory)).DATABASE_URL })
  await client.connect()
  const found = new Map<string, string[]>()
  for (const table of await tablesOf(directory)) {
    const { rows } = await client.query(`SELECT t::text AS row FROM "${table}" t ORDER BY t::text COLLATE "C"`)
    found.set(
      table,
      texts.parse(rows).map(({ row }) => row),
    )
  }
  await client.end()
  return found
}

/** The settings of a copy into the database that a directory is to have. */
async function settingsFor(directory: string): Promise<Record<string, string>> {
  const [{ DATABASE_URL = '' }, { DATABASE_URL: target = '' }] = [
    await dataSettings(source),
    await dataSettings(directory),
  ]
  return { ...objects.settings, SONA_DATA: source, DATABASE_URL, COPY_DOWN_DATABASE_URL: target }
}
const copyDown = async (to: string, settings: Readonly<Record<string, string>> = {}) =>
  runApart([...command, to], { ...(await settingsFor(to)), ...settings })

/** Settings of this process and of those that it starts. */
function set(settings: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
}

beforeAll(async () => {
  set(objects.settings)
  const cms = await openWorkingCms()
  source = cms.directory
  const page = { ...examplePage({ title: 'Fica', slug: 'fica' }), _status: 'published' }
  for (const locale of ['pt', 'en']) await cms.trusted('create', { collection: 'pages', locale, data: page })
  pdf = await makePdf()
  const filePath = join(place, 'note.pdf')
  writeFileSync(filePath, pdf)
  const data = { title: 'A note', documentCategory: 'otherReports', year: 2026 }
  await cms.trusted('create', { collection: 'documents', locale: 'pt', data, filePath })
  await cms.kill()
  // Only the bucket has it, and only this machine has the other one.
  rmSync(join(source, 'uploads'), { recursive: true })
  mkdirSync(join(source, 'uploads/media'), { recursive: true })
  writeFileSync(join(source, 'uploads/media/ponte.png'), 'a picture of the site')
  vi.unstubAllEnvs()
  const client = new Client({ connectionString: (await dataSettings(source)).DATABASE_URL })
  await client.connect()
  for (const table of [...emptiedTables, 'mail_queue']) await putPerson(client, table, person)
  for (const [table, cleared] of Object.entries(clearedColumns))
    await putPerson(client, table, person, Object.keys(cleared))
  await client.end()
}, 120_000)
afterAll(async () => {
  await objects.close()
  for (const directory of [place, source]) rmSync(directory, { recursive: true, force: true })
})

it('has decided on each table that there is on a server alone', async () => {
  const tables = await tablesOf(source)
  expect(tables.filter((table) => fateOf(table) === null)).toEqual([])
  expect(['mail_queue', 'upload_files', 'publication_count'].map(fateOf)).toEqual(['emptied', 'emptied', 'kept'])
})

it('fills a database in which nobody is found, and all content is, row by row', async () => {
  const ran = await copyDown(copy)
  expect([ran.status, ran.error]).toEqual([0, ''])
  expect(ran.output).toMatch(/users: \d+/)
  expect(ran.output).toMatch(/mail_queue: 1/)
  const [all, copied] = [await readAll(source), await readAll(copy)]
  expect([...copied.keys()]).toEqual([...all.keys()])
  for (const [table, before] of all) {
    const after = copied.get(table) ?? []
    for (const trace of [person, '934 999 777', 'other-approver@'])
      expect(
        after.filter((row) => row.includes(trace)),
        `${trace} in ${table}`,
      ).toEqual([])
    if (fateOf(table) === 'emptied') expect(after, table).toEqual([])
    else if (table in clearedColumns) expect(after, table).toHaveLength(before.length)
    else expect(after, table).toEqual(before)
  }
  const triggers = 'SELECT tgname::text AS name, tgenabled FROM pg_trigger WHERE NOT tgisinternal ORDER BY tgname'
  expect(await askBeside(copy, triggers)).toEqual(await askBeside(source, triggers))
  const keys = `SELECT conname::text AS name FROM pg_constraint WHERE contype = 'f' ORDER BY conname`
  expect(await askBeside(copy, keys)).toEqual(await askBeside(source, keys))
})

it('brings the files along, of this machine and of the bucket', async () => {
  expect(readdirSync(copy)).toEqual(['uploads'])
  expect(readFileSync(join(copy, 'uploads/media/ponte.png'), 'utf8')).toBe('a picture of the site')
  expect(readFileSync(join(copy, 'uploads/documents/note.pdf')).equals(pdf)).toBe(true)
})

it('is begun with as any other, with people of its own', async () => {
  // Put in by this test, and nothing that the CMS can read.
  for (const table of Object.keys(clearedColumns)) await askBeside(copy, `DELETE FROM "${table}"`)
  const cms = await openWorkingCms({ directory: copy })
  try {
    const found = await cms.trusted('find', { collection: 'pages', where: { slug: { equals: 'fica' } } })
    expect(JSON.stringify(found.body)).toContain('"title":"Fica"')
    const editor = await cms.logIn('editor')
    expect((await editor.rest('GET', '/documents/file/note.pdf')).status).toBe(200)
    const page = examplePage({ title: 'Novo', slug: 'novo' })
    expect(await editor.rest('POST', '/pages?draft=true&locale=pt', page)).toMatchObject({ status: 201 })
  } finally {
    await cms.kill()
  }
})

it('copies nothing where it may not, and leaves what is there as it was', async () => {
  const other = join(place, 'other')
  const { SONA_DATA = '', DATABASE_URL: own = '', ...settings } = await settingsFor(other)
  set({ ...settings, SONA_DATA, DATABASE_URL: own })
  const { copyServerDown } = await import('./copy-server-down')
  const { migrationNames } = await import('@/src/database/migration-names')
  const target = settings['COPY_DOWN_DATABASE_URL'] ?? ''
  const refused = async (sentence: RegExp, { to = other, address = target, migrations = migrationNames() } = {}) => {
    const migrateTo = async () => expect.unreachable()
    await expect(copyServerDown({ from: source, to, address, migrations, migrateTo })).rejects.toThrow(sentence)
  }
  const used = join(place, 'used')
  await askBeside(used, 'CREATE TABLE mine (n int)')
  await refused(/is not empty/, { address: (await dataSettings(used)).DATABASE_URL ?? '' })
  expect(await tablesOf(used)).toEqual(['mine'])
  await refused(/The directory .* is not empty/, { to: source })
  await refused(/COPY_DOWN_DATABASE_URL names cannot be opened/, { address: 'postgres://a:b@127.0.0.1:1/nowhere' })
  await refused(/names the database that is to be copied/, { address: own })
  // Another schema of the same database, which keeps its preparation from itself.
  await askBeside(source, 'CREATE SCHEMA elsewhere')
  const elsewhere = `${own}?options=${encodeURIComponent('-c search_path=elsewhere')}`
  await refused(/names the database that is to be copied/, { address: elsewhere })
  await refused(/of a newer Sona/, { migrations: migrationNames().slice(0, -1) })

  await askBeside(source, 'CREATE TABLE who_called (id int, name text)')
  await refused(/tell of people: who_called/)
  await askBeside(source, 'DROP TABLE who_called')
  const [name = ''] = objects.names().filter((object) => object.startsWith('uploads/'))
  objects.damage(name, (bytes) => bytes.subarray(1))
  await refused(/another file than uploads\/documents\/note\.pdf/)
  objects.setFault('away')
  await refused(/note\.pdf could not be read/)
  objects.setFault('none')
  objects.remove(name)
  await refused(/does not have uploads\/documents\/note\.pdf/)
  expect(await tablesOf(other)).toEqual([])
  expect([existsSync(other), existsSync(`${other}.new`)]).toEqual([false, false])
  await askBeside(source, 'UPDATE upload_files SET until = now()')
})

it('leaves what nothing starts on when it is killed, and takes its place the next time', async () => {
  const killed = join(place, 'killed')
  const settings = await settingsFor(killed)
  set(settings)
  const child = spawn(command[0], [...command.slice(1), killed], { stdio: 'ignore' })
  const soon = { timeout: 100_000, interval: 20 }
  await vi.waitFor(async () => expect(await tablesOf(killed)).toContain('sona_unfinished_restore'), soon)
  child.kill('SIGKILL')
  await once(child, 'close')
  const others = 'SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()'
  await vi.waitFor(async () => expect(await askBeside(killed, others)).toEqual([]), soon)
  expect([existsSync(killed), await tablesOf(killed)]).toEqual([
    false,
    expect.arrayContaining(['sona_unfinished_restore']),
  ])
  const { refuseForeign } = await import('@/src/database/postgres-state')
  const { askOn, openSteady } = await import('@/src/database/snapshot')
  const address = settings['COPY_DOWN_DATABASE_URL'] ?? ''
  const client = await openSteady({ address, setting: 'DATABASE_URL' })
  await expect(refuseForeign(askOn(client))).rejects.toThrow(/was broken off.*npm run copy-down/)
  await client.end()
  const again = await copyDown(killed)
  expect([again.status, again.error]).toEqual([0, ''])
  expect(await tablesOf(killed)).toEqual(await tablesOf(source))
})
