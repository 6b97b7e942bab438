import { z } from 'zod'
import type { KeptObjectFile } from './backup-manifest'

/** What an address showed, as its row says it: a line of JSON, the page, and the files that it was drawn with. */
export const historyRows = z.array(z.object({ line: z.string(), page: z.string(), files: z.string() }))
export type HistoryRows = z.infer<typeof historyRows>

const contents = z.record(z.string(), z.string())

type History = {
  rows: HistoryRows
  /** What lay in the object store. */
  bucket: readonly KeptObjectFile[]
}

/** The history of all sites as the files that a site keeps of its own, by their paths in the data directory; none where there is no row. */
export function toHistoryFiles({ rows, bucket }: History): Map<string, KeptObjectFile | string> {
  const files = new Map<string, KeptObjectFile | string>()
  if (rows.length === 0) return files
  const named = new Set(
    rows.flatMap(({ page, files: json }) => [page, ...Object.values(contents.parse(JSON.parse(json)))]),
  )
  for (const object of bucket) {
    const hash = object.path.slice('site/'.length)
    if (named.has(hash)) files.set(`site/history/contents/${hash.slice(0, 2)}/${hash}.br`, object)
  }
  // What was kept of this machine alone is among it.
  files.set('site/history/log.jsonl', rows.map(({ line }) => `${line}\n`).join(''))
  return files
}
