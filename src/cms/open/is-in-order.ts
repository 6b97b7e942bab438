import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { findOpenTables } from '@/src/audit/audit-triggers'
import { dialect } from '@/src/database/own-dialect'
import { governedCollections, governedGlobals } from '@/src/governance/subject'
import { moveKeyStart } from '../addresses/move'
import { publicCollections, publicGlobals } from '../feed/publication-feed'
import { migrationNames } from './migration-names'

/**
 * Whether nothing is left to do at a start, asked of the database itself: most starts find it so, and opening the CMS to find that out
 * took most of their time. What each question stands for is done, and asked again, by what `prepareCms` does otherwise.
 *
 * Not for a process that has the database open: two libraries in one process take each other's locks away.
 */
export function isInOrder(dataDirectory: string): boolean {
  const database = new DatabaseSync(join(dataDirectory, 'sona.sqlite'), { readOnly: true })
  try {
    database.exec('PRAGMA busy_timeout = 5000')
    return hasNewestSchema(database) && [...questions()].every((question) => holds(database, question))
  } finally {
    database.close()
  }
}

/** Whether every migration was carried out, and nothing beside them, and the log of who did what is protected as they leave it. */
function hasNewestSchema(database: DatabaseSync): boolean {
  const listed = database.prepare(dialect.listing).all()
  if (!listed.some(({ name }) => name === 'payload_migrations')) return false
  const carriedOut = database.prepare('SELECT name, batch FROM payload_migrations').all()
  const names = new Set(carriedOut.map(({ name }) => name))
  return (
    carriedOut.every(({ batch }) => Number(batch) > 0) &&
    migrationNames().every((name) => names.has(name)) &&
    findOpenTables(listed.map(({ type, name }) => ({ type, name }))).length === 0
  )
}

/** What is true of a database of the newest schema with which nothing is left to do. */
function* questions(): Generator<string> {
  // Everybody could be locked out: see makeFirstLogins.
  yield 'EXISTS (SELECT 1 FROM users)'
  // A move that a crash came into: see finishMoves.
  yield `NOT EXISTS (SELECT 1 FROM payload_kv WHERE key LIKE '${moveKeyStart}%')`
  // Documents from before there were drafts: see beginDrafts.
  for (const table of governedCollections.map(tableOf))
    yield `(SELECT count(*) FROM ${table}) <= (SELECT count(*) FROM _${table}_v WHERE latest = true)`
  for (const table of governedGlobals.map(tableOf))
    yield `EXISTS (SELECT 1 FROM _${table}_v) OR NOT EXISTS (SELECT 1 FROM ${table} WHERE updated_at IS NOT NULL)`
  // What was stored and not announced: see recordMissedPublications.
  for (const table of [...Object.keys(publicCollections), 'forms', ...Object.keys(publicGlobals)].map(tableOf))
    yield `NOT EXISTS (SELECT 1 FROM ${table} WHERE updated_at > (SELECT created_at FROM publications ORDER BY id DESC LIMIT 1))`
}

const holds = (database: DatabaseSync, question: string) =>
  database.prepare(`SELECT 1 WHERE ${question}`).get() !== undefined

/** As Payload names it. */
const tableOf = (slug: string) => slug.replaceAll('-', '_')
