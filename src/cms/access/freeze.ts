import type { Payload } from 'payload'
import { type Freeze, findFreeze } from '@/src/governance/freeze'

/** The freeze that is in force, for everybody; null when there is none. */
export async function freezeNow(payload: Payload): Promise<Freeze | null> {
  // In force for everybody, whoever asks.
  const stored = await payload.findGlobal({ slug: 'publishing-settings', depth: 0, overrideAccess: true })
  return findFreeze(stored, new Date())
}
