import { z } from 'zod'
import { historyEntry } from '../history/history-entry'

/** SHA-256 of a content before it is compressed, in hexadecimal: what it is called in the archive. */
export const contentHash = z.string().regex(/^[0-9a-f]{64}$/)

/** What is kept as a whole: the files of a build, and what is published at a moment. */
export const setKind = z.enum(['builds', 'snapshots'])
export type SetKind = z.infer<typeof setKind>

/** At most so many entries are handed over at once. */
export const mostEntries = 50

export const handedHistory = z.object({ entries: z.array(historyEntry).max(mostEntries) })

/** The path of a file below the place of the set, and its content. */
export const setFiles = z.record(z.string(), contentHash)

export const handedSet = z.object({
  kind: setKind,
  name: z.string().min(1).max(2_000),
  /** The newest row of the feed that a snapshot knows, or when a build began to run, in milliseconds: only a newer one replaces it. */
  seq: z.number().int().nonnegative(),
  files: setFiles,
})
export type HandedSet = z.infer<typeof handedSet>

/** Contents that the archive does not have: as long as it lacks any, nothing is recorded. */
export const recorded = z.object({ missing: z.array(contentHash) })

/** The newest first. */
export const knownSets = z.object({ sets: z.array(handedSet.pick({ name: true, seq: true })) })
export type KnownSet = z.infer<typeof knownSets>['sets'][number]

export const archivedFiles = z.object({ files: setFiles })
