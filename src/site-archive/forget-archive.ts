import type { Payload } from 'payload'
import { z } from 'zod'
import { readRows, runAsOne } from '@/src/database/statements'
import { keptDays } from '@/src/file-store/kept-days'
import { log } from '@/src/platform/log'
import { openArchiveStore } from './archive-contents'
import { mostSets } from './archived-sets'

const dayMs = 86_400_000

type Forgetting = {
  now: Date
  /** What was replaced longer ago than this is forgotten. */
  historyDays: number
}

/**
 * Forgets what addresses showed longer ago than it is kept, all sets but the newest, and the contents that nothing has named for a month.
 *
 * @returns how many contents.
 */
export async function forgetArchive(payload: Payload, { now, historyDays }: Forgetting): Promise<number> {
  const before = new Date(now.getTime() - historyDays * dayMs).toISOString()
  const replaced = `EXISTS (SELECT 1 FROM page_history newer WHERE newer.href = page_history.href
    AND newer.at > page_history.at AND newer.at < ?)`
  await forgetRows(payload, { table: 'page_history', isOld: replaced, args: [before], contents: contentsOfHistory })
  const newest = `SELECT kind, name FROM (SELECT kind, name, row_number() OVER (PARTITION BY kind ORDER BY since DESC) AS place
    FROM site_sets) AS placed WHERE place > ${mostSets}`
  const isOld = `(kind, name) IN (${newest})`
  await forgetRows(payload, { table: 'site_sets', isOld, args: [], contents: contentsOfSets })
  return forgetContents(payload, now)
}

const contentsOfHistory = `(SELECT entry->>'hash' AS sha256 UNION ALL SELECT value FROM jsonb_each_text(entry->'files'))`
const contentsOfSets = '(SELECT value AS sha256 FROM jsonb_each_text(files))'

type OldRows = { table: string; isOld: string; args: string[]; contents: string }

async function forgetRows(payload: Payload, { table, isOld, args, contents }: OldRows): Promise<void> {
  const named = `SELECT named.sha256 FROM ${table}, LATERAL ${contents} AS named WHERE ${isOld}`
  await runAsOne(payload, [
    { sql: `UPDATE archive_contents SET since = now() WHERE sha256 IN (${named})`, args },
    { sql: `DELETE FROM ${table} WHERE ${isOld}`, args },
  ])
}

const content = z.object({ sha256: z.string() })

async function forgetContents(payload: Payload, now: Date): Promise<number> {
  const oldest = new Date(now.getTime() - keptDays * dayMs)
  const named = `SELECT named.sha256 FROM page_history, LATERAL ${contentsOfHistory} AS named
    UNION SELECT named.sha256 FROM site_sets, LATERAL ${contentsOfSets} AS named`
  const sql = `DELETE FROM archive_contents WHERE since < ?::timestamptz AND sha256 NOT IN (${named})`
  await runAsOne(payload, [{ sql, args: [oldest.toISOString()] }])
  const rows = await readRows(payload, { sql: 'SELECT sha256 FROM archive_contents', args: [] })
  const known = new Set(rows.map((row) => content.parse(row).sha256))
  const store = await openArchiveStore()
  let count = 0
  for await (const { name, since } of store.list()) {
    // Of what came just now the row may not be written yet.
    if (known.has(name) || since >= oldest.getTime()) continue
    await store.remove(name)
    count += 1
  }
  if (count > 0) log.info('Contents that nothing has named for a month were removed from the archive', { count })
  return count
}
