import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { SealedPart } from './sealed-part'

/** When it was kept, in milliseconds since 1970, and what. */
type KeptPart = SealedPart & { at: number }

interface UnsentDatabase extends DBSchema {
  parts: { key: string; value: KeptPart; indexes: { at: number } }
}

/** For how long answers may lie in a browser, in milliseconds: as long as a page of a form carries what was written on others. */
const longestMs = 24 * 3_600_000

/** Sealed parts in the browser, by their places. */
export type SealedParts = {
  find: (place: string) => Promise<SealedPart | undefined>
  keep: (place: string, part: SealedPart) => Promise<void>
  forget: (place: string) => Promise<void>
}

/**
 * Opens what the browser keeps for this site, and deletes what lies there for longer than a day: the tab that could open it may be gone.
 * @throws where the browser keeps nothing for pages.
 */
export async function openSealedParts(now: number): Promise<SealedParts> {
  const database = await openDB<UnsentDatabase>('sona-unsent', 1, {
    upgrade: (made) => {
      made.createObjectStore('parts').createIndex('at', 'at')
    },
  })
  await forgetOld(database, now)
  return {
    find: async (place) => {
      const part = await database.get('parts', place)
      return part && now - part.at <= longestMs ? part : undefined
    },
    keep: async (place, part) => {
      await database.put('parts', { ...part, at: Date.now() }, place)
    },
    forget: (place) => database.delete('parts', place),
  }
}

async function forgetOld(database: IDBPDatabase<UnsentDatabase>, now: number): Promise<void> {
  const old = await database.getAllKeysFromIndex('parts', 'at', IDBKeyRange.upperBound(now - longestMs, true))
  for (const place of old) await database.delete('parts', place)
}
