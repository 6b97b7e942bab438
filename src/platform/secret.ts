import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
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
  if (!existsSync(file)) {
    // Written whole under another name first: a process that is killed here must not leave an empty key behind.
    const whole = `${file}.${randomUUID()}`
    writeFileSync(whole, randomBytes(32).toString('hex'), { mode: 0o600 })
    renameSync(whole, file)
  }
  return readFileSync(file, 'utf8')
}
