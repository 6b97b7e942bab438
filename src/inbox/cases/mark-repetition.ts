import type { PayloadRequest } from 'payload'
import staffTexts from '@/messages/staff/inboxes.json' with { type: 'json' }
import { refusal } from '@/src/fields/refusal'
import type { Submission } from '@/src/stored-types/payload-types'

type Repeating = Pick<Submission, 'id' | 'audience' | 'inbox'>

/**
 * What it takes to mark cases as repetitions of another, which the person reads and which lies where they lie: its history will name
 * them, to everybody who reads it.
 *
 * @param to the reference of the other; null to take the mark away.
 * @throws 404 when it is not there for them, 409 when it lies elsewhere or is one of them.
 */
export async function toRepetition(
  req: PayloadRequest,
  cases: readonly Repeating[],
  to: string | null,
): Promise<() => Pick<Submission, 'repeats'>> {
  if (to === null) return () => ({ repeats: null })
  const { docs } = await req.payload.find({
    collection: 'submissions',
    where: { reference: { equals: to } },
    limit: 1,
    depth: 0,
    user: req.user,
    overrideAccess: false,
  })
  const [other] = docs
  if (!other) throw refusal(req, 404, staffTexts.steps.noCase)
  const isThere = (one: Repeating) =>
    one.id !== other.id && one.audience === other.audience && (one.inbox ?? null) === (other.inbox ?? null)
  // A repetition of a repetition is one of what that repeats.
  if (other.repeats || !cases.every(isThere)) throw refusal(req, 409, staffTexts.steps.elsewhere)
  return () => ({ repeats: other.id })
}

/** The reference of the case that another one repeats, for somebody who reads it; empty where there is none for them. */
export async function findRepeated(req: PayloadRequest, { repeats }: Pick<Submission, 'repeats'>): Promise<string> {
  if (!repeats) return ''
  const { docs } = await req.payload.find({
    collection: 'submissions',
    where: { id: { equals: repeats } },
    limit: 1,
    depth: 0,
    user: req.user,
    overrideAccess: false,
  })
  return docs[0]?.reference ?? ''
}
