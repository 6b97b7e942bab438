import { createHash } from 'node:crypto'
import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Makes a file that several test files need once in a run of the tests, whichever process asks first.
 *
 * @param name what tells it from every other, with the ending of the file.
 * @returns its path; null outside of a run, where there is no place for it.
 */
export async function makeOnce(name: string, make: () => Promise<Uint8Array> | Uint8Array): Promise<string | null> {
  const directory = process.env['SONA_MADE_ONCE']
  if (!directory) return null
  const ending = /\.\w+$/.exec(name)?.[0] ?? ''
  const path = join(directory, `${createHash('sha256').update(name).digest('hex')}${ending}`)
  if (existsSync(path)) return path
  // Beside it first: another process may look for it meanwhile, and find all of it or nothing.
  const beside = `${path}.${process.pid}`
  writeFileSync(beside, await make())
  renameSync(beside, path)
  return path
}
