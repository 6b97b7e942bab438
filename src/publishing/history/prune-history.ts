import { join } from 'node:path'
import { writeDurably } from '@/src/platform/write-durably'
import { type HistoryEntry, sealEntry } from './history-entry'
import type { HistoryFiles } from './history-files'
import { readEntries } from './read-history'

/**
 * Forgets what was replaced before a moment, and the contents that nothing refers to any more. What an address showed at that
 * moment, or later, stays.
 */
export async function pruneHistory(directory: string, files: HistoryFiles, before: Date): Promise<void> {
  const entries: HistoryEntry[] = []
  for await (const entry of readEntries(directory)) entries.push(entry)
  const newerStart = new Map<string, string>()
  const kept = entries
    .toReversed()
    .filter((entry) => {
      const replacedAt = newerStart.get(entry.href)
      newerStart.set(entry.href, entry.at)
      return replacedAt === undefined || replacedAt >= before.toISOString()
    })
    .toReversed()
  if (kept.length === entries.length) return
  const lines: string[] = []
  let previous = kept[0]?.previous ?? ''
  for (const { seal: _old, ...said } of kept) {
    const entry = sealEntry({ ...said, previous })
    previous = entry.seal
    lines.push(JSON.stringify(entry))
  }
  await writeDurably(join(directory, 'log.jsonl'), `${lines.join('\n')}\n`)
  await files.keepOnly(new Set(kept.flatMap((entry) => [entry.hash, ...Object.values(entry.files)])))
}
