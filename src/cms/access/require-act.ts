import type { APIError, PayloadRequest } from 'payload'
import { noteRefusal } from '@/src/audit/note-refusal'
import { refusal } from '@/src/fields/refusal'
import { type Facts, findHindrance, type Hindrance } from '@/src/governance/find-hindrance'
import { isOfPerson, refusalStatus, refusalText } from '@/src/governance/refusal-texts'
import type { Act } from '@/src/governance/transitions'
import { freezeNow } from './freeze'
import { personOf } from './person'

/** What an act is judged by, besides who asks and whether publishing is suspended. */
export type Known = Omit<Facts, 'person' | 'isFrozen'>

/** What stands in the way of an act of the person behind a request; null when nothing does. */
export async function hindranceOf(req: PayloadRequest, act: Act, known: Known): Promise<Hindrance | null> {
  const { payload, user } = req
  return findHindrance(act, { ...known, person: user, isFrozen: (await freezeNow(payload)) !== null })
}

/**
 * Lets a person do what the table of transitions allows.
 *
 * @param subject what it is about, as the audit log names it.
 * @throws APIError in their language, after the attempt is in the audit log when it was not theirs to make.
 */
export async function requireAct(
  req: PayloadRequest,
  act: Act,
  { subject, ...known }: Known & { subject: string },
): Promise<{ id: number; name: string }> {
  const hindrance = await hindranceOf(req, act, known)
  if (hindrance) throw await refusalOf(req, act, { subject, hindrance })
  return personOf(req)
}

/** The refusal of an act, noted in the audit log when it was not this person's to make. */
export async function refusalOf(
  req: PayloadRequest,
  act: Act,
  { hindrance, subject }: { hindrance: Hindrance; subject: string },
): Promise<APIError> {
  const text = refusalText(act, hindrance)
  if (isOfPerson(hindrance)) await noteRefusal(req, subject, text.en)
  return refusal(req, refusalStatus(hindrance), text)
}
