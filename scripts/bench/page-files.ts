import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** How many finished pages a site has on disk, and how many bytes they take. */
export type StoreSize = { pages: number; bytes: number }

/** Measures the finished pages of a data directory. */
export function measureStore(data: string): StoreSize {
  const files = listPageFiles(data)
  return { pages: files.length, bytes: files.reduce((sum, { size }) => sum + size, 0) }
}

/** How many finished pages were written since a moment, in milliseconds since 1970. */
export function countWritten(data: string, since: number): number {
  return listPageFiles(data).filter(({ mtimeMs }) => mtimeMs >= since).length
}

function listPageFiles(data: string) {
  const directory = join(data, 'site', 'pages')
  return readdirSync(directory)
    .filter((name) => name.endsWith('.page'))
    .map((name) => statSync(join(directory, name)))
}
