import { existsSync } from 'node:fs'
import { isMissing } from '@/src/platform/error-code'
import type { KeptObjectFile } from './backup-manifest'
import { type Content, contentOf } from './content'
import type { ObjectStore } from './object-store'

/** Keeps contents for one backup. */
export type Keeper = {
  /** Keeps a content. @returns what the manifest says of it. */
  keep: (path: string, content: Content) => Promise<KeptObjectFile>
  /** What was kept by now: the objects, each with the hash of the bytes that are kept of it. */
  objects: ReadonlyMap<string, string>
  /** Bytes that were written now, by how many objects that were not there, and how many the disk had changed. */
  counts: Readonly<{ written: number; added: number; mended: number }>
}

/** Keeps contents in a store, and notes which objects were kept and what was new. */
export function openKeeper(store: Pick<ObjectStore, 'keep'>): Keeper {
  const counts = { written: 0, added: 0, mended: 0 }
  const objects = new Map<string, string>()
  return {
    keep: async (path, content) => {
      const { object, kept, written, isMended } = await store.keep(content)
      objects.set(object, kept)
      counts.written += written
      if (isMended) counts.mended += 1
      else if (written > 0) counts.added += 1
      return { path, bytes: content.bytes, sha256: content.sha256, object }
    },
    objects,
    counts,
  }
}

/** Something may have been delivered, sent or deleted meanwhile: then it is in the database, or nobody needs it. @returns null then. */
export async function keepUnlessGone(path: string, file: string, keep: Keeper['keep']): Promise<KeptObjectFile | null> {
  try {
    return await keep(path, await contentOf(file))
  } catch (error) {
    if (!isMissing(error) || existsSync(file)) throw error
    return null
  }
}
