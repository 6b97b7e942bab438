import { createHash, createHmac, type Hash, randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isMissing } from '@/src/platform/error-code'
import { syncDirectory, writeDurably } from '@/src/platform/write-durably'
import { backupPlaces, objectFile } from './backup-places'
import { type Content, contentOfLarge } from './content'
import { type Parts, toKept } from './sealed-stream'

/** An object: its name, and the hash of the bytes that are kept of it. */
export type KeptObject = { object: string; kept: string }

/** Contents by their hash: what one backup has written, the next does not write again. */
export type ObjectStore = {
  /**
   * Keeps a content, unless it is there. Each object is looked at once a day: one that a disk has changed is written anew.
   *
   * @returns what is kept of it, how many bytes were written now, and whether that was because it was damaged.
   */
  keep: (content: Content) => Promise<KeptObject & { written: number; isMended: boolean }>
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
  /** What earlier backups kept of each object. */
  known: ReadonlyMap<string, string>
  /** The hour of the day, which says whose turn it is to be looked at. */
  hour: number
}

/** Opens the objects of a directory of backups, which belongs to this process alone. */
export function openObjectStore({ directory, nameKey, recipient, known, hour }: StoreOptions): ObjectStore {
  const { objects, unfinished } = backupPlaces(directory)
  // For whom belongs to the name: what was encrypted for somebody else cannot be opened by whom it is for now.
  const nameOf = (sha256: string) =>
    createHmac('sha256', nameKey)
      .update(`${recipient ?? ''} ${sha256}`)
      .digest('hex')
  const isTheirTurn = (object: string) => Number.parseInt(object.slice(0, 2), 16) % 24 === hour
  const keepAs = async (object: string, content: Content) => {
    const path = objectFile(directory, object)
    const isThere = (await sizeOf(path)) > 0
    const said = known.get(object)
    if (isThere && said !== undefined && !isTheirTurn(object))
      return { object, kept: said, written: 0, isMended: false }
    const found = isThere ? await hashOf(path) : undefined
    if (found !== undefined && (said === undefined || said === found))
      return { object, kept: found, written: 0, isMended: false }
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    const hash = createHash('sha256')
    const parts = counted(toKept(content.read(), recipient), hash)
    await writeDurably(path, parts, { temporary: join(unfinished, randomUUID()) })
    return { object, kept: hash.digest('hex'), written: await sizeOf(path), isMended: isThere }
  }
  /** Those that were kept by now, or are being written: of two files with one content the second waits for the first. */
  const underWay = new Map<string, ReturnType<typeof keepAs>>()
  return {
    keep: async (content) => {
      const object = nameOf(content.sha256)
      const before = underWay.get(object)
      if (before) return { ...(await before), written: 0, isMended: false }
      const keeping = keepAs(object, content)
      underWay.set(object, keeping)
      return keeping
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

async function* counted(parts: Parts, hash: Hash): Parts {
  for await (const part of parts) {
    hash.update(part)
    yield part
  }
}

async function hashOf(path: string): Promise<string> {
  return (await contentOfLarge(path)).sha256
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
