import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFileOnce } from './make-file-once'

/**
 * The key that signs sessions, made once per data directory and readable by its owner only.
 *
 * @param dataDirectory the data directory; created when missing.
 * @throws when the directory cannot be written.
 */
export function readOrMakeSecret(dataDirectory: string): string {
  const file = join(dataDirectory, 'secret')
  mkdirSync(dataDirectory, { recursive: true })
  makeFileOnce(file, () => randomBytes(32).toString('hex'))
  return readFileSync(file, 'utf8')
}
