import { createHash, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { linkDurably } from '@/src/platform/write-durably'

/** Where links are that stand for the beginnings of long paths. */
export const waysName = 'ways'

/** XFS takes 1024 bytes for what a link says; what is before it there is a few directories up. */
const longestTarget = 700

/**
 * A path that leads to the same directory, by links in `ways`, and is short enough for a link to say. Each of these is named after the path that it
 * stands for, and never changes.
 *
 * @param directory the mirror's.
 * @param path below it.
 */
export async function shortenPath(directory: string, path: string): Promise<string> {
  if (Buffer.byteLength(path) <= longestTarget) return path
  const names = path.split('/')
  let count = 1
  while (Buffer.byteLength(names.slice(0, count + 1).join('/')) <= longestTarget) count++
  const beginning = names.slice(0, count).join('/')
  const way = join(waysName, createHash('sha256').update(beginning).digest('hex').slice(0, 24))
  const temporary = join(directory, waysName, randomUUID())
  await linkDurably(join(directory, way), join('..', beginning), temporary)
  return shortenPath(directory, join(way, ...names.slice(count)))
}
