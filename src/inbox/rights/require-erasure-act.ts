import type { PayloadRequest } from 'payload'
import { noteRefusal } from '@/src/audit/note-refusal'
import { refusal } from '@/src/fields/refusal'
import { type Facts, findHindrance } from '@/src/governance/find-hindrance'
import { isOfPerson, refusalStatus, refusalText } from '@/src/governance/refusal-texts'
import type { Act } from '@/src/governance/transitions'

type ErasureAct = Extract<Act, `erasure.${string}`>
type Known = Omit<Facts, 'person' | 'isFrozen'> & { subject: string }

/**
 * Lets a person do what the table of transitions allows about a request to erase. Nothing of it goes before the public, so no freeze matters.
 *
 * @throws 403 or 409 in their language, after the attempt is in the audit log when it was not theirs to make.
 */
export async function requireErasureAct(
  req: PayloadRequest,
  act: ErasureAct,
  { subject, ...known }: Known,
): Promise<void> {
  const hindrance = findHindrance(act, { ...known, person: req.user, isFrozen: false })
  if (!hindrance) return
  const text = refusalText(act, hindrance)
  if (isOfPerson(hindrance)) await noteRefusal(req, subject, text.en)
  throw refusal(req, refusalStatus(hindrance), text)
}
