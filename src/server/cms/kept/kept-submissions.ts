import { statfs } from 'node:fs/promises'
import { openFolderStore } from '@/src/file-store/folder-store'
import { withSeals } from '@/src/file-store/sealed-store'
import { leastFreeBytes } from '@/src/health/watch-disk'
import { isMissing } from '@/src/platform/error-code'
import { removeTorn } from '@/src/platform/remove-torn'

/** One that is kept: its name in the spool, which is its id, and when it came here, in milliseconds since 1970. */
type Kept = { id: string; since: number }

/** Submissions that the CMS has taken, sealed, until its database is backed up with them. */
export type KeptSubmissions = {
  /** @throws when it cannot be written. Does nothing where it would fill the disk: what is sent next needs it more. */
  keep: (id: string, queued: Buffer) => Promise<void>
  /** All that are here, the oldest first: what was said later comes later. */
  list: () => Promise<Kept[]>
  /** @returns null when it is not here any more. @throws when it was sealed with none of the secrets, or changed. */
  read: (id: string) => Promise<Buffer | null>
  remove: (id: string) => Promise<void>
  /** Removes what a process that was killed had begun to write. */
  removeTorn: () => Promise<void>
}

type KeptOptions = {
  /** The secret that seals them, and those whose place it has taken. */
  secrets: readonly [string, ...string[]]
  /** Bytes that must stay free on the disk, twice what the spool leaves. */
  free?: number
}

/** Opens those of a directory, which is made when the first one comes. */
export function openKeptSubmissions(
  directory: string,
  { secrets, free = 2 * leastFreeBytes }: KeptOptions,
): KeptSubmissions {
  const folder = openFolderStore(directory)
  const store = withSeals(folder, { secrets, purpose: 'submissions that were taken' })
  return {
    keep: async (id, queued) => {
      if ((await freeBytes(directory)) < free + queued.length) return
      await store.put(id, queued)
    },
    list: async () => {
      const all: Kept[] = []
      for await (const { name, since } of store.list()) if (!name.endsWith('.new')) all.push({ id: name, since })
      return all.sort((one, other) => one.since - other.since)
    },
    read: (id) => store.get(id),
    remove: (id) => store.remove(id),
    removeTorn: () => removeTorn(directory),
  }
}

async function freeBytes(directory: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(directory)
    return bavail * bsize
  } catch (error) {
    // Made when the first one comes.
    if (isMissing(error)) return Number.POSITIVE_INFINITY
    throw error
  }
}
