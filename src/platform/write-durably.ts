import { randomUUID } from 'node:crypto'
import { open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Writes a file so that it is there whole or not at all, whatever happens in between, and is on the disk itself when the
 * promise ends. Only the owner of the process can read it.
 *
 * @throws when it cannot be written, as on a full disk.
 */
export async function writeDurably(path: string, content: Buffer | string): Promise<void> {
  const temporary = `${path}.${randomUUID()}.new`
  const file = await open(temporary, 'wx', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(temporary, path)
  await syncDirectory(dirname(path))
}

/** Puts a directory's own entries on the disk: a file's name is not part of the file. */
export async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r')
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}
