import { findOpenTables } from '@/src/audit/audit-triggers'
import { migrationNames } from '@/src/database/migration-names'
import { dialect } from '@/src/database/own-dialect'
import { governedCollections, governedGlobals } from '@/src/governance/subject'
import { moveKeyStart } from '../addresses/move'
import { findUntold, toTable } from '../feed/find-untold'
import type { DatabasePlace } from './database-place'

/**
 * Whether nothing is left to do at a start, asked of the database itself: most starts find it so, and opening the CMS to find that out
 * took most of their time. What each question stands for is done, and asked again, by what `prepareCms` does otherwise.
 */
export async function isInOrder({ read }: Pick<DatabasePlace, 'read'>): Promise<boolean> {
  if (!(await hasNewestSchema(read))) return false
  for (const question of questions()) if ((await read(`SELECT 1 WHERE ${question}`)).length === 0) return false
  return (await findUntold(read)).length === 0
}

/** Whether every migration was carried out, and nothing beside them, and the log of who did what is protected as they leave it. */
async function hasNewestSchema(read: DatabasePlace['read']): Promise<boolean> {
  const listed = await read(dialect.listing)
  if (!listed.some(({ name }) => name === 'payload_migrations')) return false
  const carriedOut = await read('SELECT name, batch FROM payload_migrations')
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
  for (const table of governedCollections.map(toTable))
    yield `(SELECT count(*) FROM ${table}) <= (SELECT count(*) FROM _${table}_v WHERE latest = true)`
  for (const table of governedGlobals.map(toTable))
    yield `EXISTS (SELECT 1 FROM _${table}_v) OR NOT EXISTS (SELECT 1 FROM ${table} WHERE updated_at IS NOT NULL)`
}
