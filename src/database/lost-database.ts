import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { dialect } from './own-dialect'

/** The database that a data directory belongs to is not in it. */
export class LostDatabase extends Error {
  override readonly name = 'LostDatabase'
}

/** An SQLite file of one page holds no table: it was made by opening a database that was not there. */
const emptyDatabaseBytes = 4096

/** Whether a data directory holds a database with something in it. */
export function hasDatabase(dataDirectory: string): boolean {
  const files = ['sona.sqlite', 'sona.sqlite-wal']
    .map((name) => join(dataDirectory, name))
    .filter((file) => existsSync(file))
  return files.reduce((bytes, file) => bytes + statSync(file).size, 0) > emptyDatabaseBytes
}

/**
 * A new database is made only where none has ever been: made in place of a lost one, its sample content would replace the
 * bank's pages.
 *
 * @param place what the database is called.
 * @throws LostDatabase when the directory holds what only a filled database leaves behind.
 */
export function refuseToReplaceLostDatabase(dataDirectory: string, place: string): void {
  const traces = [join('site', 'published.json'), join('uploads', 'media'), join('uploads', 'documents')]
  if (!traces.some((trace) => existsSync(join(dataDirectory, trace)))) return
  if (dialect.name === 'postgres')
    throw new LostDatabase(
      `The database ${place} is empty, although the data directory ${dataDirectory} belongs to one that was filled. Restore it, name the right one, or choose an empty directory with SONA_DATA to begin anew.`,
    )
  throw new LostDatabase(
    `The database sona.sqlite is missing in ${dataDirectory}, although the rest of the data is there. Put it back, or choose an empty directory with SONA_DATA to begin anew.`,
  )
}
