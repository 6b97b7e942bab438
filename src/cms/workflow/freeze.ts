import type { Payload, PayloadRequest } from 'payload'
import { type Freeze, findFreeze } from '@/src/governance/freeze'
import { refusalText } from '@/src/governance/refusal-texts'
import { refusal } from './refusal'

/** The freeze that is in force, for everybody; null when there is none. */
export async function freezeNow(payload: Payload): Promise<Freeze | null> {
  // In force for everybody, whoever asks.
  const stored = await payload.findGlobal({ slug: 'publishing-settings', depth: 0, overrideAccess: true })
  return findFreeze(stored, new Date())
}

/**
 * For what people put live by other steps than those of a review: forms and rates. What the platform does by itself goes on.
 *
 * @throws APIError 409 in the asker's language, in a freeze.
 */
export async function refuseInFreeze(req: PayloadRequest): Promise<void> {
  if (req.user && (await freezeNow(req.payload))) throw refusal(req, 409, refusalText('content.carryOut', 'frozen'))
}
