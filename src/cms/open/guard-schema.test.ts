import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyBeforeMigration, settleMigration } from '@/src/backup/before-migration'
import { askDatabase, openTestCms } from '@/tests/support/open-test-cms'

/** The newest schema, in a database that nobody has open. */
let newest = ''
beforeAll(async () => {
  newest = mkdtempSync(join(tmpdir(), 'sona-schema-'))
  const cms = await openTestCms()
  await askDatabase(cms, `VACUUM INTO '${join(newest, 'sona.sqlite')}'`)
  await cms.close()
}, 120_000)
afterAll(() => rmSync(newest, { recursive: true }))

/** Settings are read when the first part of the product is imported: after the CMS has its directory. */
const load = async () => ({
  ...(await import('@/src/database/migration-names')),
  ...(await import('./database-place')),
  ...(await import('./guard-schema')),
  ...(await import('./prepare-cms')),
})
async function guard(directory: string): Promise<void> {
  const { atDatabase, guardSchema } = await load()
  await atDatabase(directory, guardSchema)
}

function databaseAfter(statement: string): string {
  const directory = mkdtempSync(join(newest, 'data-'))
  cpSync(join(newest, 'sona.sqlite'), join(directory, 'sona.sqlite'))
  const database = new DatabaseSync(join(directory, 'sona.sqlite'))
  database.exec(statement)
  database.close()
  return directory
}

const later = `INSERT INTO payload_migrations (name, batch, updated_at, created_at) VALUES ('29990101_000000_later', 9, '', '')`

it('refuses a database of a newer product at a start, in a sentence, and changes nothing of it', async () => {
  const directory = databaseAfter(later)
  const before = readFileSync(join(directory, 'sona.sqlite'))
  const options = { contentDirectory: 'site/content', adminPassword: undefined, onProgress: () => undefined }
  const { NewerDatabase, prepareCms } = await load()
  const prepared = prepareCms({ dataDirectory: directory, ...options })
  await expect(prepared).rejects.toThrow(NewerDatabase)
  await expect(prepared).rejects.toThrow(
    /knows no schema 29990101_000000_later, its own newest is \d+.* Start the newer one/,
  )
  expect(readFileSync(join(directory, 'sona.sqlite')).equals(before)).toBe(true)
  expect(readdirSync(directory)).toEqual(['sona.sqlite'])
})

it('takes what was changed by hand in development for no schema of its own', async () => {
  await expect(guard(databaseAfter(later.replace('9,', '-1,')))).resolves.toBeUndefined()
})

const copiesIn = (directory: string) =>
  readdirSync(join(directory, 'before-migration')).filter((name) => name.endsWith('.sqlite'))

it('copies a database before it is migrated, as it was, and once however often the migration is tried', async () => {
  const [last = '', before] = (await load()).migrationNames().toReversed()
  const directory = databaseAfter(`DELETE FROM payload_migrations WHERE name = '${last}'`)
  for (let attempt = 0; attempt < 3; attempt += 1) await guard(directory)
  const copies = copiesIn(directory)
  expect(copies).toEqual([expect.stringContaining(`-${before}.sqlite`)])
  const copy = new DatabaseSync(join(directory, 'before-migration', copies[0] ?? ''), { readOnly: true })
  expect(copy.prepare('SELECT name FROM payload_migrations WHERE name = ?').get(last)).toBeUndefined()
  copy.close()
})

it('keeps the copies from before the last three migrations', async () => {
  const directory = databaseAfter('SELECT 1')
  const inYear = (year: number) => new Date(`${year}-01-01T00:00:00Z`)
  for (const year of [2021, 2022, 2023, 2024, 2025]) {
    copyBeforeMigration(directory, 'schema', inYear(year))
    await guard(directory)
  }
  expect(copiesIn(directory).map((name) => name.slice(0, 4))).toEqual(['2023', '2024', '2025'])
  settleMigration(directory, inYear(2999))
  expect(copiesIn(directory)).toEqual([])
})

it('leaves a database of this schema alone, and one that is not there', async () => {
  const directory = databaseAfter('SELECT 1')
  await guard(directory)
  const none = join(directory, 'none')
  mkdirSync(none)
  await guard(none)
  expect([readdirSync(directory), readdirSync(none)]).toEqual([['none', 'sona.sqlite'], []])
})
