import { mkdirSync } from 'node:fs'
import { access, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing } from '@/src/platform/error-code'
import { removeTorn } from '@/src/platform/remove-torn'
import { syncDirectory, writeDurably } from '@/src/platform/write-durably'
import { leastFreeBytes } from '../health/watch-disk'

/** What was accepted and is not yet in the database: one file each, in a directory that only this process writes to. */
export type Spool = {
  /**
   * Keeps a queued submission; one that is there under the name already stays. The promise ends when it is on the disk.
   *
   * @throws when it cannot be written, or would fill the disk.
   */
  put: (name: string, queued: Buffer) => Promise<void>
  names: () => Promise<string[]>
  read: (name: string) => Promise<Buffer>
  remove: (name: string) => Promise<void>
  /** Puts a queued submission aside that nobody can take, for people to look at. */
  toDeadLetters: (name: string) => Promise<void>
  /**
   * Removes what was put aside long ago.
   *
   * @param olderThanMs how long it has been lying there.
   * @returns the names of what was removed.
   */
  removeDeadLetters: (olderThanMs: number) => Promise<string[]>
  /** Removes what a process that was killed had begun to write: nobody was told that it is here. */
  removeTorn: () => Promise<void>
}

const ending = '.parcel'

/**
 * Opens the spool of a directory, which is made when missing.
 *
 * @param free bytes that must stay free on its disk.
 */
export function openSpool(directory: string, free = leastFreeBytes): Spool {
  const aside = join(directory, 'set-aside')
  mkdirSync(aside, { recursive: true, mode: 0o700 })
  const pathOf = (name: string) => join(directory, name + ending)
  return {
    put: async (name, queued) => {
      const { bavail, bsize } = await statfs(directory)
      if (bavail * bsize < free + queued.length) throw new Error('The disk of the spool is nearly full')
      // Another request may have just put it there, and not yet be sure of it.
      if (await exists(pathOf(name))) await syncDirectory(directory)
      else await writeDurably(pathOf(name), queued)
    },
    names: async () =>
      (await readdir(directory)).filter((file) => file.endsWith(ending)).map((file) => file.slice(0, -ending.length)),
    read: (name) => readFile(pathOf(name)),
    remove: (name) => rm(pathOf(name), { force: true }),
    removeTorn: () => removeTorn(directory),
    removeDeadLetters: async (olderThanMs) => {
      const removed: string[] = []
      for (const file of await readdir(aside)) {
        // Moving a file leaves the time of its content, and sets this one.
        const { ctimeMs } = await stat(join(aside, file))
        if (Date.now() - ctimeMs < olderThanMs) continue
        await rm(join(aside, file), { force: true })
        removed.push(file)
      }
      return removed
    },
    toDeadLetters: (name) => rename(pathOf(name), join(aside, name + ending)),
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path)
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}
