import type { Payload } from 'payload'
import { z } from 'zod'
import { readRows, runAsOne } from '@/src/database/statements'
import { type HistoryEntry, historyEntry, nameAnswer, nameEntry } from '@/src/publishing/history/history-entry'
import type { PastSource } from '@/src/publishing/history/read-history'
import { findMissing, openArchiveStore } from './archive-contents'

/** The contents that an entry names. */
const contentsOf = ({ hash, files }: HistoryEntry) => [...(hash === '' ? [] : [hash]), ...Object.values(files)]

/**
 * Records what addresses showed. What is there already is not recorded again, nor what an address showed all the same just before, at whatever
 * site: they show the same.
 *
 * @returns contents that the archive does not have; nothing is recorded then.
 */
export async function recordHistory(payload: Payload, entries: readonly HistoryEntry[]): Promise<string[]> {
  const missing = await findMissing(payload, entries.flatMap(contentsOf))
  if (missing.length > 0) return missing
  const before = `SELECT answer FROM page_history WHERE href = ? AND at <= ? ORDER BY at DESC LIMIT 1`
  const sql = `INSERT INTO page_history (name, href, at, answer, entry) SELECT ?, ?, ?, ?, ?::jsonb
    WHERE NOT EXISTS (SELECT 1 FROM (${before}) AS before WHERE before.answer = ?) ON CONFLICT (name) DO NOTHING`
  const toStatement = (entry: HistoryEntry) => {
    const { href, at } = entry
    const answer = nameAnswer(entry)
    return { sql, args: [nameEntry(entry), href, at, answer, JSON.stringify(entry), href, at, answer] }
  }
  if (entries.length > 0) await runAsOne(payload, entries.map(toStatement))
  return []
}

const row = z.object({ entry: z.string() })

const toEntry = (found: unknown) => historyEntry.parse(JSON.parse(row.parse(found).entry))

/** The history that all sites share. */
export function openSharedHistory(payload: Payload): PastSource {
  return {
    entriesOf: async (href) => {
      const sql = 'SELECT entry::text AS entry FROM page_history WHERE href = ? ORDER BY at, name'
      const entries = (await readRows(payload, { sql, args: [href] })).map(toEntry)
      // Of sites that said the same at once.
      return entries.filter((entry, index) => {
        const before = entries[index - 1]
        return before === undefined || nameAnswer(before) !== nameAnswer(entry)
      })
    },
    readCompressed: async (hash) => (await openArchiveStore()).get(hash),
  }
}
