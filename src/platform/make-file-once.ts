import { randomUUID } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, linkSync, openSync, rmSync, writeSync } from 'node:fs'
import { hasErrorCode } from './error-code'

/**
 * Makes a file that is made once and never again, such as a key: whichever process comes first has made it, and none replaces what another
 * has begun to use. A reader finds it whole or not at all. Only the owner of the process can read it.
 *
 * @param make gives the content; asked only while there is no file.
 * @throws when it cannot be written, as on a full disk.
 */
export function makeFileOnce(path: string, make: () => string): void {
  if (existsSync(path)) return
  const temporary = `${path}.${randomUUID()}.new`
  try {
    writeWhole(temporary, make())
    // A link is refused where a file is already; a move would replace it.
    linkSync(temporary, path)
  } catch (error) {
    if (!hasErrorCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(temporary, { force: true })
  }
}

function writeWhole(path: string, content: string): void {
  const file = openSync(path, 'wx', 0o600)
  try {
    writeSync(file, content)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
