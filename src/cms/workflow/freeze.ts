import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { frozen } from './obstacle'
import { refusal } from './refusal'

const settings = z.object({
  freezes: z.array(z.object({ from: z.string(), until: z.string(), reason: z.string().nullish() })).nullish(),
})

/** A time in which nothing goes live. */
export type Freeze = { from: string; until: string; reason: string }

/** The freeze that is in force; null when there is none. */
export async function freezeNow(payload: Payload, now = new Date()): Promise<Freeze | null> {
  // In force for everybody, whoever asks.
  const stored = await payload.findGlobal({ slug: 'publishing-settings', depth: 0, overrideAccess: true })
  const time = now.toISOString()
  const found = settings.parse(stored).freezes?.find(({ from, until }) => from <= time && time < until)
  return found ? { ...found, reason: found.reason ?? '' } : null
}

/**
 * For what people put live by other steps than those of a review: forms and rates. What the platform does by itself goes on.
 *
 * @throws APIError 409 in the asker's language, in a freeze.
 */
export async function refuseInFreeze(req: PayloadRequest): Promise<void> {
  if (req.user && (await freezeNow(req.payload))) throw refusal(req, 409, frozen)
}
