import { createHmac, randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isMissing } from '@/src/platform/error-code'
import { syncDirectory, writeDurably } from '@/src/platform/write-durably'
import { backupPlaces, objectFile } from './backup-places'
import type { Content } from './content'
import { toKept } from './sealed-stream'

/** Contents by their hash: what one backup has written, the next does not write again. */
export type ObjectStore = {
  /** Keeps a content, unless it is there. @returns its name, and how many bytes were written now. */
  keep: (content: Content) => Promise<{ object: string; written: number }>
  /** Ends when the names of everything kept are on the disk. */
  settle: () => Promise<void>
  /** Removes every object but these. @returns how many were removed. */
  keepOnly: (names: ReadonlySet<string>) => Promise<number>
}

type StoreOptions = {
  directory: string
  /** Makes names of which nobody else knows what they are names of. */
  nameKey: string
  recipient: string | undefined
}

/** Opens the objects of a directory of backups, which belongs to this process alone. */
export function openObjectStore({ directory, nameKey, recipient }: StoreOptions): ObjectStore {
  const { objects, unfinished } = backupPlaces(directory)
  // For whom belongs to the name: what was encrypted for somebody else cannot be opened by whom it is for now.
  const nameOf = (sha256: string) =>
    createHmac('sha256', nameKey)
      .update(`${recipient ?? ''} ${sha256}`)
      .digest('hex')
  return {
    keep: async (content) => {
      const object = nameOf(content.sha256)
      const path = objectFile(directory, object)
      if (await sizeOf(path)) return { object, written: 0 }
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
      await writeDurably(path, toKept(content.read(), recipient), { temporary: join(unfinished, randomUUID()) })
      return { object, written: await sizeOf(path) }
    },
    settle: () => syncDirectory(objects),
    keepOnly: async (names) => {
      let removed = 0
      for (const folder of await readdir(objects)) {
        for (const name of await readdir(join(objects, folder))) {
          if (names.has(name)) continue
          await rm(join(objects, folder, name))
          removed += 1
        }
      }
      return removed
    },
  }
}

/** Bytes of a file; 0 when there is none. */
async function sizeOf(path: string): Promise<number> {
  try {
    return (await stat(path)).size
  } catch (error) {
    if (isMissing(error)) return 0
    throw error
  }
}
