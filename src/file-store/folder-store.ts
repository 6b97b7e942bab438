import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { unlessMissing } from '@/src/platform/unless-missing'
import { writeDurably } from '@/src/platform/write-durably'
import { checkName, type FileStore } from './file-store'

/** Contents as files of a directory, which only its owner reads. */
export type FolderStore = FileStore & {
  /** @param dated the time of the last change that the file shows, in place of the one at which it came. */
  put: (name: string, content: Buffer, dated?: Date) => Promise<void>
}

/** Keeps contents in a directory, which is made when the first one comes. */
export function openFolderStore(directory: string): FolderStore {
  const pathOf = (name: string) => join(directory, checkName(name))
  return {
    put: async (name: string, content: Buffer, dated?: Date) => {
      await mkdir(directory, { recursive: true, mode: 0o700 })
      await writeDurably(pathOf(name), content)
      if (dated) await utimes(pathOf(name), dated, dated)
    },
    get: (name) => unlessMissing(readFile(pathOf(name))),
    remove: (name) => rm(pathOf(name), { force: true }),
    list: async function* list() {
      for (const name of (await unlessMissing(readdir(directory))) ?? []) {
        // The time of the last change may have been set; this one nobody sets.
        const found = await unlessMissing(stat(join(directory, name)))
        if (found) yield { name, since: found.ctimeMs }
      }
    },
  }
}
