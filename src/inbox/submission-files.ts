import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { env } from '@/src/platform/env'
import { isMissing } from '@/src/platform/error-code'
import { writeDurably } from '@/src/platform/write-durably'

/** What is kept of a file beside its content. */
export const keptFile = z.object({
  field: z.string(),
  id: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
  name: z.string(),
  mediaType: z.string(),
  size: z.number(),
})

/** The contents of files that visitors sent: outside everything that is served, under names that nobody can guess. */
export const submissionFiles = {
  /** @param day of the submission; a finer time of the file would say when it came. */
  save: async (id: string, content: Buffer, day: string): Promise<void> => {
    await mkdir(directory(), { recursive: true, mode: 0o700 })
    await writeDurably(pathOf(id), content)
    await utimes(pathOf(id), new Date(day), new Date(day))
  },
  /** @throws when it is not there. */
  read: (id: string): Promise<Buffer> => readFile(pathOf(id)),
  remove: (id: string): Promise<void> => rm(pathOf(id), { force: true }),
  /** Removes what belongs to no submission: a delivery that was broken off and never came again. @returns how many */
  removeUnclaimed: async (claimed: ReadonlySet<string>, olderThanMs: number): Promise<number> => {
    const unclaimed = (await namesIn(directory())).filter((name) => !claimed.has(name))
    let removed = 0
    for (const name of unclaimed) {
      // The time of the last change is that of the submission's day; this one nobody sets.
      const { ctimeMs } = await stat(join(directory(), name))
      if (Date.now() - ctimeMs < olderThanMs) continue
      await rm(join(directory(), name), { force: true })
      removed += 1
    }
    return removed
  },
} as const

function directory(): string {
  return join(env.dataDirectory, 'submissions', 'files')
}

function pathOf(id: string): string {
  return join(directory(), keptFile.shape.id.parse(id))
}

async function namesIn(path: string): Promise<string[]> {
  try {
    return await readdir(path)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}
