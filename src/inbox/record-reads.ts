import type { PayloadRequest } from 'payload'
import type { Submission } from '@/src/stored-types/payload-types'
import { recordRead } from './record-read'

type Reading = Omit<Parameters<typeof recordRead>[1], 'count' | 'inbox' | 'reference'>

/**
 * Writes down that a person read several at once: an entry with their number for each inbox that they lie in, which its members see, and
 * one for those that lie in none.
 *
 * @param of what was read; of nothing, an entry says that it was nothing.
 * @throws when it cannot be written: what is not recorded is not shown.
 */
export async function recordReads(
  req: PayloadRequest,
  reading: Reading,
  of: readonly Pick<Submission, 'inbox'>[],
): Promise<void> {
  const counts = new Map<number | null, number>()
  for (const { inbox } of of) counts.set(inbox ?? null, (counts.get(inbox ?? null) ?? 0) + 1)
  if (counts.size === 0) counts.set(null, 0)
  for (const [inbox, count] of counts) await recordRead(req, { ...reading, inbox, count })
}
