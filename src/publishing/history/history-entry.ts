import { createHash } from 'node:crypto'
import { z } from 'zod'
import { canonicalJson } from '@/src/forms/definition/canonical-json'

/** What an address answered from a moment on. */
export const historyEntry = z.object({
  /** From when, as an ISO time in UTC. */
  at: z.string(),
  href: z.string(),
  status: z.number().int(),
  /** Where it led, when it was a redirect. */
  location: z.string().nullable(),
  /** SHA-256, in hexadecimal, of the page before compression; empty for answers without content. */
  hash: z.string(),
  /** The files that the page was drawn with, each with the SHA-256 of what it held then. */
  files: z.record(z.string(), z.string()),
  /** Seal of the entry before; empty for the first. */
  previous: z.string(),
  /** SHA-256 of everything above. */
  seal: z.string(),
})
export type HistoryEntry = z.infer<typeof historyEntry>

/** The seal of an entry, which through `previous` holds everything before it. */
export function sealEntry(said: Omit<HistoryEntry, 'seal'>): HistoryEntry {
  return { ...said, seal: sha256(canonicalJson(said)) }
}

/** What an entry is called wherever it is: the same after older ones were forgotten and its seal is another one. */
export function nameEntry({ at, href, ...answer }: HistoryEntry): string {
  return sha256(canonicalJson({ at, href, answer: nameAnswer(answer) }))
}

/** The same answers have the same name, whenever and wherever they were given. */
export function nameAnswer({
  status,
  location,
  hash,
  files,
}: Pick<HistoryEntry, 'status' | 'location' | 'hash' | 'files'>): string {
  return sha256(canonicalJson({ status, location, hash, files }))
}

export function sha256(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex')
}
