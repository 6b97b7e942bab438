import { copyFileSync, cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Beginning, begin, isOnPostgres, nameOf } from './postgres/own-database'

/** Null outside of a run of the tests, where nothing is kept. */
function placeOf(beginning: Beginning): string | null {
  const made = process.env['SONA_MADE_ONCE']
  return made ? join(made, beginning) : null
}

/**
 * Gives a data directory the database that another test file of this run has begun; an empty one when there is none.
 *
 * @param url of the database on a server; nothing where it is a file in the directory.
 */
export async function takeBegun(beginning: Beginning, directory: string, url: string | undefined): Promise<void> {
  if (url !== undefined) return begin(beginning, nameOf(url), directory)
  const place = placeOf(beginning)
  if (place && existsSync(place)) cpSync(place, directory, { recursive: true })
}

/**
 * Keeps the database of a directory as it is now for the test files that come after, unless there is one.
 *
 * @param run carries out a statement on the open database.
 */
export async function keepBegun(
  beginning: Beginning,
  directory: string,
  run: (statement: string) => unknown,
): Promise<void> {
  const place = placeOf(beginning)
  // Without a secret it is not the directory of this CMS: settings were read for another one.
  if (isOnPostgres() || !place || existsSync(place) || !existsSync(join(directory, 'secret'))) return
  const beside = `${place}-${process.pid}`
  mkdirSync(beside)
  await run(`VACUUM INTO '${join(beside, 'sona.sqlite')}'`)
  // What was written with them is read with them.
  for (const name of ['secret', 'audit-key', 'audit-head.json']) {
    if (existsSync(join(directory, name))) copyFileSync(join(directory, name), join(beside, name))
  }
  // Another process may have kept its own meanwhile: one is as good as the other.
  if (existsSync(place)) rmSync(beside, { recursive: true })
  else renameSync(beside, place)
}
