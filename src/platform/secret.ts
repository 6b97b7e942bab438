import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeDurablyAtOnce } from './write-durably'

/**
 * The key that signs sessions, made once per data directory and readable by its owner only.
 *
 * @param dataDirectory the data directory; created when missing.
 * @throws when the directory cannot be written.
 */
export function readOrMakeSecret(dataDirectory: string): string {
  const file = join(dataDirectory, 'secret')
  mkdirSync(dataDirectory, { recursive: true })
  if (!existsSync(file)) {
    // Whole or not there: a process that is killed here must not leave an empty key behind.
    writeDurablyAtOnce(file, randomBytes(32).toString('hex'))
  }
  return readFileSync(file, 'utf8')
}
