import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { writeDurablyAtOnce } from '@/src/platform/write-durably'
import { snapshotDatabase } from './snapshot-database'

/** So many copies are kept, and none longer than this: what people sent is deleted in the database, and not in them. */
const mostCopies = 3
const longestMs = 35 * 86_400_000

const placesOf = (dataDirectory: string) => {
  const directory = join(dataDirectory, 'before-migration')
  return { directory, underWay: join(directory, 'under-way') }
}

/**
 * Copies the database beside itself before its schema is changed. A migration that failed is tried again: the copy from before the first
 * attempt is the one that is worth something, and stays. Not for a process that has the database open.
 *
 * @param schema the newest migration that was carried out on it.
 * @throws when it cannot be copied, as on a full disk: nothing may be changed then.
 */
export function copyBeforeMigration(dataDirectory: string, schema: string, now = new Date()): void {
  const { directory, underWay } = placesOf(dataDirectory)
  if (existsSync(underWay)) return
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const file = join(directory, `${now.toISOString().replaceAll(':', '-')}-${schema}.sqlite`)
  try {
    snapshotDatabase(join(dataDirectory, 'sona.sqlite'), file)
  } catch (error) {
    rmSync(file, { force: true })
    throw error
  }
  writeDurablyAtOnce(underWay, '')
}

/** Notes that the database has its schema, and removes the copies that are too many or too old. */
export function settleMigration(dataDirectory: string, now = new Date()): void {
  const { directory, underWay } = placesOf(dataDirectory)
  if (!existsSync(directory)) return
  rmSync(underWay, { force: true })
  const names = readdirSync(directory).sort().reverse()
  for (const [place, name] of names.entries()) {
    const file = join(directory, name)
    if (place >= mostCopies || now.getTime() - statSync(file).mtimeMs > longestMs) rmSync(file, { force: true })
  }
}
