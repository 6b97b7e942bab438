import { z } from 'zod'
import type { FileStore } from '@/src/file-store/file-store'
import { openSubmissionStore, submissionFolder } from './submission-store'

/** What is kept of a file beside its content. */
export const keptFile = z.object({
  field: z.string(),
  id: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
  name: z.string(),
  mediaType: z.string(),
  size: z.number(),
})

/**
 * The contents of files that visitors sent: outside everything that is served, under names that nobody can guess. They lie in a folder of the
 * data directory; where several processes share their files, sealed in the object store, and what an installation brings along from before in
 * the folder until it is handed in.
 */
export const submissionFiles = {
  /** @param day of the submission; a finer time of the file would say when it came. */
  save: async (given: string, content: Buffer, day: string): Promise<void> => {
    const id = keptFile.shape.id.parse(given)
    const shared = await openSubmissionStore()
    await (shared ? shared.put(id, content) : submissionFolder.put(id, content, new Date(day)))
  },
  /** @throws when it is not there. */
  read: async (given: string): Promise<Buffer> => {
    const id = keptFile.shape.id.parse(given)
    const shared = await openSubmissionStore()
    // The last time for what was handed in just then.
    for (const store of [shared, submissionFolder, shared]) {
      const content = await store?.get(id)
      if (content) return content
    }
    throw new Error('A file of a submission is not there')
  },
  remove: async (given: string): Promise<void> => {
    const id = keptFile.shape.id.parse(given)
    await (await openSubmissionStore())?.remove(id)
    await submissionFolder.remove(id)
  },
  /** Removes what belongs to no submission: a delivery that was broken off and never came again. @returns how many */
  removeUnclaimed: async (claimed: ReadonlySet<string>, olderThanMs: number): Promise<number> => {
    const shared = await openSubmissionStore()
    let removed = 0
    for (const store of shared ? [shared, submissionFolder] : [submissionFolder])
      removed += await removeFrom(store, claimed, olderThanMs)
    return removed
  },
} as const

async function removeFrom(store: FileStore, claimed: ReadonlySet<string>, olderThanMs: number): Promise<number> {
  let removed = 0
  for await (const { name, since } of store.list()) {
    if (claimed.has(name) || Date.now() - since < olderThanMs) continue
    await store.remove(name)
    removed += 1
  }
  return removed
}
