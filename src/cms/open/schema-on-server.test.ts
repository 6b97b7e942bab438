import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { toQuery } from '@/src/database/postgres-query'
import { openTestCms, type TestCms } from '@/tests/support/open-test-cms'
import { ownAddress } from '@/tests/support/postgres/own-database'

/** What guard-schema.test.ts and is-in-order.test.ts say of a file, of a database on a server. */

let cms: TestCms
let client: Client
beforeAll(async () => {
  cms = await openTestCms()
  const { openCms } = await import('./open-cms')
  await openCms()
  await cms.person('admin')
  client = new Client({ connectionString: ownAddress() })
  await client.connect()
}, 120_000)
afterAll(async () => {
  await client.end()
  await cms.close()
})
beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})

/** Settings are read when the first part of the product is imported: after the CMS has its directory. */
const load = async () => ({
  ...(await import('@/src/database/migration-names')),
  ...(await import('./database-place')),
  ...(await import('./guard-schema')),
  ...(await import('./is-in-order')),
  ...(await import('./prepare-cms')),
})

/** Does something while a statement has changed the database, and puts back what it was. */
async function after<Result>(statement: string, back: string, work: () => Promise<Result>): Promise<Result> {
  await client.query(statement)
  try {
    return await work()
  } finally {
    await client.query(back)
  }
}

const later = '29990101_000000_later'
const insertLater = (batch: number) => `INSERT INTO payload_migrations (name, batch) VALUES ('${later}', ${batch})`
const deleteLater = `DELETE FROM payload_migrations WHERE name = '${later}'`

/** Every row of what a start could change first, as one text. */
async function contents(): Promise<string> {
  const { rows } = await client.query(`SELECT (SELECT json_agg(m ORDER BY id) FROM payload_migrations m) AS migrations,
    (SELECT json_agg(u ORDER BY id) FROM users u) AS users, (SELECT count(*) FROM audit_log) AS acts,
    (SELECT json_agg(c.relname::text ORDER BY c.relname) FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace) AS parts`)
  return JSON.stringify(rows)
}

async function guard(): Promise<void> {
  const { atDatabase, guardSchema } = await load()
  await atDatabase(cms.directory, guardSchema)
}

it('refuses a database of a newer product at a start, in a sentence, and changes nothing of it', async () => {
  const { NewerDatabase, prepareCms } = await load()
  const options = { contentDirectory: 'site/content', adminPassword: undefined, onProgress: () => undefined }
  await after(insertLater(9), deleteLater, async () => {
    const before = await contents()
    const prepared = prepareCms({ dataDirectory: cms.directory, ...options })
    await expect(prepared).rejects.toThrow(NewerDatabase)
    await expect(prepared).rejects.toThrow(
      /The database that DATABASE_URL names was written by a newer Sona: this one knows no schema 29990101_000000_later/,
    )
    expect(await contents()).toBe(before)
  })
})

it('goes on while it runs, when a newer one beside it has added to the schema, until it is started again', async () => {
  const added = `${insertLater(9)}; ALTER TABLE pages ADD COLUMN later text; ALTER TABLE _pages_v ADD COLUMN version_later text; CREATE TABLE later (id int)`
  const taken = `${deleteLater}; ALTER TABLE pages DROP COLUMN later; ALTER TABLE _pages_v DROP COLUMN version_later; DROP TABLE later`
  await after(added, taken, async () => {
    const overrideAccess = true // nobody has logged in
    const { id } = await cms.payload.create({
      collection: 'pages',
      locale: 'pt',
      data: {
        ...{ title: 'Antes', slug: 'antes', section: 'general', pageType: 'page' },
        layout: [{ id: 'hero', blockType: 'pageHero', title: 'Antes' }],
      },
      overrideAccess,
    })
    const changed = { title: 'Depois', _status: 'published' } as const
    await cms.payload.update({ collection: 'pages', id, locale: 'pt', data: changed, overrideAccess })
    const { docs } = await cms.payload.find({ collection: 'pages', locale: 'pt', where: { slug: { equals: 'antes' } } })
    expect(docs).toMatchObject([{ title: 'Depois', _status: 'published' }])
    await client.query(`UPDATE pages SET later = 'of the newer one' WHERE id = ${id}`)
    await cms.payload.update({ collection: 'pages', id, locale: 'pt', data: { title: 'Outra vez' }, overrideAccess })
    const { rows } = await client.query(`SELECT later FROM pages WHERE id = ${id}`)
    expect(rows).toEqual([{ later: 'of the newer one' }])
    await expect(guard()).rejects.toThrow((await load()).NewerDatabase)
  })
})

it('takes what was changed by hand in development for no schema of its own', async () => {
  await expect(after(insertLater(-1), deleteLater, guard)).resolves.toBeUndefined()
})

it('changes no schema where nothing says where the database is backed up before, and says so', async () => {
  await expect(guard()).resolves.toBeUndefined()
  const last = (await load()).migrationNames().at(-1)
  const name = `WHERE name = '${last}'`
  await after(
    `CREATE TABLE kept_row AS SELECT * FROM payload_migrations ${name}; DELETE FROM payload_migrations ${name}`,
    'INSERT INTO payload_migrations SELECT * FROM kept_row; DROP TABLE kept_row',
    () => expect(guard()).rejects.toThrow(/Set BACKUP_BEFORE_MIGRATION to a directory of backups, or to no/),
  )
})

/** Whether nothing is left to do at a start, after a statement that is taken back. */
async function isReadyAfter(statement: string): Promise<boolean> {
  const { isInOrder } = await load()
  await client.query('BEGIN')
  try {
    await client.query(statement)
    return await isInOrder({ read: async (sql) => (await client.query(toQuery({ sql, args: [] }))).rows })
  } finally {
    await client.query('ROLLBACK')
  }
}

it('finds a database in order that was prepared', async () => {
  expect(await isReadyAfter('SELECT 1')).toBe(true)
})

it.each([
  ['has nobody who can log in', 'TRUNCATE users CASCADE'],
  ['lacks a migration', 'DELETE FROM payload_migrations WHERE id = (SELECT max(id) FROM payload_migrations)'],
  ['was changed by hand in development', 'UPDATE payload_migrations SET batch = -1 WHERE id = 1'],
  ['has no migrations', 'DROP TABLE payload_migrations CASCADE'],
  ['lets the audit log be changed', 'DROP TRIGGER audit_log_no_update ON audit_log'],
  ['lets it be changed who wrote what', 'DROP TRIGGER contributions_no_delete ON contributions'],
  ['has a global from before there were drafts', `INSERT INTO footer (updated_at) VALUES ('2020-01-01')`],
  ['was stopped in the middle of a move', `INSERT INTO payload_kv (key, data) VALUES ('address-move:pages:1', '{}')`],
])('finds one not in order that %s', async (_what, statement) => {
  expect(await isReadyAfter(statement)).toBe(false)
})
