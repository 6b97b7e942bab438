import type { PayloadRequest } from 'payload'
import staffTexts from '@/messages/staff/cms/workflow.json' with { type: 'json' }
import { refusal } from '@/src/fields/refusal'
import type { Review } from '@/src/governance/review'
import { isUndivided, nameOf, type Subject } from '@/src/governance/subject'
import { transitions } from '@/src/governance/transitions'
import { type Locale, locales } from '@/src/i18n/locales'
import { requireAct } from '../access/require-act'
import { liveLocales, readPublic, titleOf } from './read-subject'
import { createReview, findReviews, updateReview } from './review-store'
import { takeBack } from './take-back'

/**
 * Takes a document from the public at once, by one approver: allowed also in a freeze, in the audit log with its reason, and to
 * be ratified by another. What was approved before has no effect any more.
 *
 * @throws APIError in the asker's language: 403 without the right, 409 when the public sees nothing of it.
 */
export async function takeDown(
  req: PayloadRequest,
  { subject, languages, reason }: { subject: Subject; languages: readonly Locale[]; reason: string },
): Promise<Review> {
  const { payload } = req
  const name = nameOf(subject)
  const stored = await readPublic(payload, subject)
  const asked = isUndivided(subject) ? locales : languages
  const open = liveLocales(stored).filter((locale) => asked.includes(locale))
  const state = stored && open.length > 0 ? 'live' : 'none'
  const person = await requireAct(req, 'content.takeDown', { subject: name, state })
  if ('global' in subject || !stored) throw refusal(req, 409, staffTexts.takeDown.isReplaced)
  const written = isUndivided(subject) ? open.slice(0, 1) : open
  await takeBack(payload, subject, written, { action: 'takeDown', reason, details: { emergency: true } }, req)
  for (const { id } of await findReviews(payload, subject, transitions['content.expire'].from)) {
    await updateReview(payload, id, { state: transitions['content.expire'].to })
  }
  return createReview(payload, {
    subject: name,
    title: titleOf(stored, subject),
    kind: 'takeDown',
    state: transitions['content.takeDown'].to,
    languages: open,
    doneLanguages: open,
    hash: stored.hash,
    reason,
    submittedBy: person.id,
    submittedByName: person.name,
    submittedAt: new Date().toISOString(),
  })
}
