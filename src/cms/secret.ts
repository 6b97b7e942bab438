import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The key that signs sessions, made once per data directory and readable by its owner only.
 *
 * @param dataDirectory the data directory; created when missing.
 * @throws when the directory cannot be written.
 */
export function readOrMakeSecret(dataDirectory: string): string {
  const file = join(dataDirectory, 'secret')
  mkdirSync(dataDirectory, { recursive: true })
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(file, 'utf8')
}
