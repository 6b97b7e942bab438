import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { askBeside } from '@/tests/support/ask-beside'
import { copyOf, flip } from '@/tests/support/drill/break-backups'
import { loseAndRestore, workWithRestored } from '@/tests/support/drill/lose-and-restore'
import { type Drill, openDrill } from '@/tests/support/drill/open-drill'
import { serveObjects } from '@/tests/support/object-store/serve-objects'
import { dataSettings, nameOf, noteOwn, ownAddress, removeDatabase } from '@/tests/support/postgres/own-database'

vi.setConfig({ testTimeout: 180_000 }) // Two backups and a restore, each a process, beside other tests.

/** The drill at a server, with files in a bucket. */

const objects = await serveObjects()
let drill: Drill
let [place, clear, sealed] = ['', '', '']
let restored = ''
const shown = { page: '<p>15 %</p>', css: 'a{}' }
/** What lay in the bucket before everything was lost. */
let inBucket = new Map<string, Buffer>()

beforeAll(async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  drill = await openDrill(objects.settings)
  ;({ place, clear, sealed } = drill)
  await upload()
  await showPage()
  await fillPages()
}, 180_000)
afterAll(async () => {
  drill.close()
  await objects.close()
})

async function upload(): Promise<void> {
  const filePath = join(place, 'note.pdf')
  const { makePdf } = await import('@/tests/support/make-files')
  writeFileSync(filePath, await makePdf())
  const data = { title: 'A note', documentCategory: 'otherReports', year: 2026 } as const
  await drill.cms.payload.create({ collection: 'documents', locale: 'pt', data, filePath, overrideAccess: true }) // nobody has logged in yet
}

/** What a site handed in that is gone since. */
async function showPage(): Promise<void> {
  const { putContent } = await import('@/src/site-archive/archive-contents')
  const { recordHistory } = await import('@/src/site-archive/archived-history')
  const { sealEntry, sha256 } = await import('@/src/publishing/history/history-entry')
  const [hash, css] = [sha256(shown.page), sha256(shown.css)]
  for (const content of [shown.page, shown.css])
    await putContent(drill.cms.payload, sha256(content), brotliCompressSync(content))
  const answer = { status: 200, location: null, hash, files: { '/_next/static/a.css': css }, previous: '' }
  await recordHistory(drill.cms.payload, [sealEntry({ at: '2026-03-01T10:00:00.000Z', href: '/', ...answer })])
}

/** Rows of many sizes that were changed, as those of pages are: put anew, one that does not fit at the end goes where there is room before. */
async function fillPages(): Promise<void> {
  noteOwn(drill.data)
  await askBeside(
    drill.data,
    `INSERT INTO payload_preferences (key, value)
      SELECT 'row ' || i, to_jsonb((SELECT string_agg(md5((i * 100 + j)::text), '') FROM generate_series(1, 1 + i * 7919 % 55) AS j))
      FROM generate_series(1, 2000) AS i`,
    `UPDATE payload_preferences SET key = repeat('x', id * 7919 % 900) WHERE id % 3 = 0`,
    'VACUUM payload_preferences',
    `UPDATE payload_preferences SET key = repeat('y', id * 7919 % 700) WHERE id % 5 < 2`,
  )
}

/** Restores in a process of its own, into a database of its own. */
async function restore(from: string, settings: Readonly<Record<string, string>> = {}) {
  const into = join(mkdtempSync(join(place, 'into-')), 'data')
  const own = { ...(await dataSettings(into)), BACKUP_IDENTITY_FILE: drill.identityFile, ...settings }
  return { into, ...(await drill.run('scripts/restore.ts', [from, into], own)) }
}

const tables = z.array(z.object({ name: z.string() }))
const tablesOf = async (directory: string) =>
  tables
    .parse(await askBeside(directory, `SELECT tablename::text AS name FROM pg_tables WHERE schemaname = 'public'`))
    .map(({ name }) => name)
    .toSorted()

it('a product at a server is backed up under writes, lost with its database and its bucket, and restored elsewhere', async () => {
  restored = join(place, 'elsewhere')
  const said = await loseAndRestore(drill, {
    restored,
    lose: async () => {
      await removeDatabase(nameOf(ownAddress()))
      inBucket = new Map(objects.names().map((name) => [name, objects.bytesOf(name)]))
      for (const name of objects.names()) objects.remove(name)
    },
  })
  const { server } = await drill.manifestOf(sealed)
  expect(said).toContain(`${server?.tables.length} tables in the database`)
  expect([...inBucket.keys()].filter((name) => name.startsWith('uploads/'))).toHaveLength(1)
  for (const { path } of server?.bucket ?? []) expect(objects.bytesOf(path)).toEqual(inBucket.get(path))
  expect(server?.bucket?.some(({ path }) => path.startsWith('submissions/'))).toBe(true)
  expect(server?.bucket?.filter(({ path }) => path.startsWith('site/'))).toHaveLength(2)
  expect(await askBeside(restored, 'SELECT 1 FROM users_sessions')).toEqual([])
})

it('a backup with a bucket is restored where none is set: all of it lies in the data directory then', async () => {
  vi.stubEnv('S3_ENDPOINT', undefined)
  for (const name of Object.keys(objects.settings)) if (name.startsWith('S3_')) vi.stubEnv(name, undefined)
  const { status, error, into } = await restore(sealed)
  vi.unstubAllEnvs()
  expect([status, error]).toEqual([0, ''])
  const { server } = await drill.manifestOf(sealed)
  const [document] = z
    .array(z.object({ filename: z.string() }))
    .parse(await askBeside(into, 'SELECT filename FROM documents'))
  const uploaded = server?.bucket?.find(({ path }) => path.startsWith('uploads/'))?.path ?? ''
  const hashed = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')
  expect(`uploads/${hashed(join(into, 'uploads/documents', document?.filename ?? ''))}`).toBe(uploaded)
  const sent = readdirSync(join(into, 'submissions/files'))
  expect(sent.length).toBe(server?.bucket?.filter(({ path }) => path.startsWith('submissions/')).length)
  for (const name of sent) expect(statSync(join(into, 'submissions/files', name)).size).toBe(9_000)
  const { historyIn, readPast } = await import('@/src/publishing/history/read-history')
  const past = await readPast(historyIn(join(into, 'site/history')), '/', new Date('2026-03-02T00:00:00Z'))
  expect([String(past?.body), past?.isVerified]).toEqual([shown.page, true])
  // With a store, later, all of it is handed in.
  for (const table of ['upload_files', 'page_history', 'archive_contents'])
    expect(await askBeside(into, `SELECT 1 FROM ${table}`)).toEqual([])
})

it('what was restored is worked with, and numbers go on where they ended', async () => {
  const { database } = await drill.manifestOf(sealed)
  await workWithRestored(drill, restored)
  const [row] = z
    .array(z.object({ last: z.coerce.number() }))
    .parse(await askBeside(restored, 'SELECT last FROM publication_count'))
  expect(row?.last).toBe(database?.newestPublication)
  const keys = `SELECT count(*)::int AS n FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`
  const [{ n }] = z.tuple([z.object({ n: z.number() })]).parse(await askBeside(restored, keys))
  expect(n).toBeGreaterThan(100)
  await expect(askBeside(restored, 'DELETE FROM audit_log')).rejects.toThrow('only ever added to')
})

describe('a restore is refused before anything is written,', () => {
  /** In this process: no database is opened, and no directory taken. */
  const refused = async (from: string, options: { isOnServer?: boolean } = {}) => {
    const { restoreBackup } = await import('./restore-backup')
    const { migrationNames } = await import('@/src/database/migration-names')
    const never = () => expect.unreachable()
    const openServer = (options.isOnServer ?? true) ? { openServer: async () => never() } : {}
    const where = { from, dataDirectory: join(place, 'nowhere'), identities: [drill.identity] }
    const ways = { take: never, migrate: async () => never(), ...openServer }
    return restoreBackup({ ...where, ...ways, migrations: migrationNames() }).then(
      () => 'restored',
      (error: unknown) => String(error),
    )
  }

  it('whatever part of the backup is another by a byte, or is gone', async () => {
    const { objectFile } = await import('./backup-places')
    const { contentsOf } = await import('./open-backup')
    for (const directory of [clear, sealed]) {
      const contents = contentsOf(await drill.manifestOf(directory))
      for (const start of [
        'database/audit_log',
        'database/publication_count',
        'uploads/documents',
        'uploads/',
        'submissions/',
        'mail/',
      ]) {
        const found = contents.findLast(({ path }) => path.startsWith(start))
        const broken = copyOf(place, directory)
        flip(objectFile(broken, found?.object ?? ''))
        // An uploaded file lies both in the bucket and in the directory: it is one content.
        const paths = contents.filter(({ object }) => object === found?.object).map(({ path }) => path)
        const said = await refused(broken)
        expect(paths.some((path) => said.includes(`The file ${path} in the backup is not what was backed up`))).toBe(
          true,
        )
      }
    }
  })

  it('where no server is named', async () => {
    expect(await refused(clear, { isOnServer: false })).toContain('Set DATABASE_URL to an empty database')
  })

  it('with another secret than what visitors sent was sealed with', async () => {
    const { status, error, into } = await restore(clear, { SONA_SECRET: 'another secret that is of as many signs' })
    expect([status, existsSync(into)]).toEqual([1, false])
    expect(error).toContain('SONA_SECRET is not the one of the installation')
    expect(await tablesOf(into)).toEqual([])
  })

  it('into a database that holds anything, which stays as it was', async () => {
    const into = join(place, 'used', 'data')
    await askBeside(into, 'CREATE TABLE mine (n int)', 'INSERT INTO mine VALUES (1)')
    const settings = { ...(await dataSettings(into)), SONA_DATA: into }
    const { status, error } = await drill.run('scripts/restore.ts', [clear, into], settings)
    expect([status, error.includes('The database that DATABASE_URL names is not empty')]).toEqual([1, true])
    expect(await askBeside(into, 'SELECT n FROM mine')).toEqual([{ n: 1 }])
    expect(await tablesOf(into)).toEqual(['mine'])
  })
})

it('what a killed restore left in the database starts nothing, and the next restore takes its place', async () => {
  const into = join(place, 'killed', 'data')
  await askBeside(into, 'CREATE TABLE sona_unfinished_restore ()', 'CREATE TABLE pages (half int)')
  const settings = { ...(await dataSettings(into)), SONA_DATA: join(place, 'killed', 'start') }
  const started = await drill.run('tests/support/prepare-program.ts', [join(place, 'no-content')], settings)
  expect(started.status).not.toBe(0)
  expect(started.error + started.output).toContain('A restore into the database that DATABASE_URL names was broken off')
  expect(await tablesOf(into)).toEqual(['pages', 'sona_unfinished_restore'])
  mkdirSync(settings.SONA_DATA, { recursive: true })
  const backUp = await drill.backUp(join(place, 'of-half'), settings)
  expect(backUp.status).toBe(1)
  expect(backUp.error).toContain('a restore into it was broken off')

  const ran = await drill.run('scripts/restore.ts', [clear, into], settings)
  expect([ran.status, ran.error]).toEqual([0, ''])
  expect(await tablesOf(into)).not.toContain('sona_unfinished_restore')
})
