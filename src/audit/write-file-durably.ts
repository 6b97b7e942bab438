import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs'

/**
 * Writes a small file at once, so that it is there whole or not at all, whatever happens in between. Only the owner of the process can
 * read it.
 *
 * @throws when it cannot be written.
 */
export function writeFileDurably(path: string, content: string): void {
  const temporary = `${path}.new`
  const file = openSync(temporary, 'w', 0o600)
  try {
    writeSync(file, content)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(temporary, path)
}
