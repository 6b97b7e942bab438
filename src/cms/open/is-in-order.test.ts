import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { askDatabase, openTestCms, type TestCms } from '@/tests/support/open-test-cms'

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms()
  const { openCms } = await import('./open-cms')
  await openCms()
  await cms.person('admin')
  await cms.payload.create({
    collection: 'pages',
    locale: 'pt',
    data: {
      title: 'Perguntas',
      slug: 'perguntas',
      section: 'general',
      pageType: 'page',
      layout: [{ id: 'hero', blockType: 'pageHero', title: 'Perguntas' }],
      _status: 'published',
    },
    overrideAccess: true, // nobody has logged in yet
  })
}, 60_000)
afterAll(() => cms.close())

/** Settings are read when the first part of the product is imported: after the CMS has its directory. */
async function isReady(directory: string): Promise<boolean> {
  const { atDatabase } = await import('./database-place')
  const { isInOrder } = await import('./is-in-order')
  return atDatabase(directory, isInOrder)
}

/** A copy of the database that nobody has open, after a statement in it. */
async function prepared(name: string, statement = ''): Promise<string> {
  const directory = join(cms.directory, name)
  mkdirSync(directory)
  onTestFinished(() => rmSync(directory, { recursive: true }))
  await askDatabase(cms, `VACUUM INTO '${join(directory, 'sona.sqlite')}'`)
  const database = new DatabaseSync(join(directory, 'sona.sqlite'))
  database.exec(statement)
  database.close()
  return directory
}

it('finds a database in order that was prepared, and leaves it as it is', async () => {
  const directory = await prepared('in-order')
  cpSync(directory, `${directory}-before`, { recursive: true })
  expect(await isReady(directory)).toBe(true)
  expect(await isReady(`${directory}-before`)).toBe(true)
})

it.each([
  ['has nobody who can log in', 'DELETE FROM users'],
  ['lacks a migration', `DELETE FROM payload_migrations WHERE id = (SELECT max(id) FROM payload_migrations)`],
  ['was changed by hand in development', 'UPDATE payload_migrations SET batch = -1 WHERE id = 1'],
  ['has no migrations', 'DROP TABLE payload_migrations'],
  ['lets the audit log be changed', 'DROP TRIGGER audit_log_no_update'],
  ['lets it be changed who wrote what', 'DROP TRIGGER contributions_no_delete'],
  ['has a document from before there were drafts', 'DELETE FROM _pages_v'],
  ['has a global from before there were drafts', `INSERT INTO footer (updated_at) VALUES ('2020-01-01T00:00:00.000Z')`],
  [
    'stored a document that nobody was told of, while others told of theirs',
    `UPDATE pages SET updated_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+1 seconds');
      INSERT INTO publications (tags, hrefs, created_at) VALUES ('["Page:999","global:Footer"]', '{}', strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+2 seconds'))`,
  ],
  ['stored a document that nobody was told of', `UPDATE pages SET updated_at = '2999-01-01T00:00:00.000Z'`],
  [
    'stored a global that nobody was told of',
    `INSERT INTO footer (updated_at) VALUES ('2999-01-01T00:00:00.000Z'); INSERT INTO _footer_v (latest) VALUES (1)`,
  ],
  ['was stopped in the middle of a move', `INSERT INTO payload_kv (key, data) VALUES ('address-move:pages:1', '{}')`],
])('finds one not in order that %s', async (_what, statement) => {
  expect(await isReady(await prepared('not-in-order', statement))).toBe(false)
})
