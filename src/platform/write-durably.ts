import { randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs'
import { open, rename, symlink } from 'node:fs/promises'
import { dirname } from 'node:path'

type Writing = {
  /** Where the file stands until it is whole, on the same disk. Beside its place, under a name of its own, when nothing is said. */
  temporary?: string
  /**
   * What the file survives as soon as it is written. `powerCut`: it is on the disk itself. `kill`: it is handed to the operating system,
   * which is enough for what can be made again, and keeps nobody waiting for the disk.
   */
  survives?: 'powerCut' | 'kill'
  /** Who can read it as soon as it is there, as far as the process lets others read anything: the owner alone when nothing is said. */
  readableBy?: 'owner' | 'all'
}

/** All of it, or one part after the other: what fails before the last part leaves nothing under the name. */
type Content = Buffer | string | AsyncIterable<Uint8Array>

/**
 * Writes a file so that a reader finds it whole, or as it was before, whatever happens in between.
 *
 * @throws when it cannot be written, as on a full disk.
 */
export async function writeDurably(path: string, content: Content, writing: Writing = {}): Promise<void> {
  const { temporary = besides(path), survives = 'powerCut', readableBy = 'owner' } = writing
  const file = await open(temporary, 'w', readableBy === 'all' ? 0o644 : 0o600)
  try {
    await file.writeFile(content)
    if (survives === 'powerCut') await file.sync()
  } finally {
    await file.close()
  }
  await rename(temporary, path)
  if (survives === 'powerCut') await syncDirectory(dirname(path))
}

/**
 * The same for a small file, in one step of the process: nothing else happens until it is written. Its name comes to the disk when the
 * directory does, which the process does not wait for.
 *
 * @throws when it cannot be written.
 */
export function writeDurablyAtOnce(path: string, content: string, writing: Writing = {}): void {
  const { temporary = besides(path), survives = 'powerCut' } = writing
  const file = openSync(temporary, 'w', 0o600)
  try {
    writeSync(file, content)
    if (survives === 'powerCut') fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(temporary, path)
}

/** Gives a file or a directory, which is whole and on the disk, the name under which it is looked for. On one disk only. */
export async function moveDurably(from: string, to: string): Promise<void> {
  await rename(from, to)
  await syncDirectory(dirname(to))
}

/**
 * Makes a link lead somewhere, or somewhere else than before: who follows it meanwhile gets to one or the other.
 *
 * @param target as the link says it.
 * @param temporary where it stands before, on the same disk.
 */
export async function linkDurably(path: string, target: string, temporary: string): Promise<void> {
  await symlink(target, temporary)
  await moveDurably(temporary, path)
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

function besides(path: string): string {
  return `${path}.${randomUUID()}.new`
}
