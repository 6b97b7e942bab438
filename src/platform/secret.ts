import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from './env'
import { makeFileOnce } from './make-file-once'

/**
 * The key that signs sessions: the one of the settings; else one that is made once per data directory and readable by its owner only.
 *
 * @param dataDirectory the data directory; created when missing.
 * @throws when the directory cannot be written.
 */
export function readOrMakeSecret(dataDirectory: string): string {
  if (env.secret !== undefined) return env.secret
  const file = join(dataDirectory, 'secret')
  mkdirSync(dataDirectory, { recursive: true })
  makeFileOnce(file, () => randomBytes(32).toString('hex'))
  return readFileSync(file, 'utf8')
}

/**
 * The key of now, and those whose place it has taken: what was sealed with them opens until it has been sealed anew or is gone.
 *
 * @throws as `readOrMakeSecret`.
 */
export function acceptedSecrets(dataDirectory: string): [string, ...string[]] {
  return [readOrMakeSecret(dataDirectory), ...env.formerSecrets]
}
