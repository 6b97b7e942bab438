import type { PayloadRequest } from 'payload'
import { type Locale, locales } from '@/src/i18n/locales'
import { requireApprover } from './decide'
import { liveLocales, readPublic, titleOf } from './read-subject'
import { refusal } from './refusal'
import type { Review } from './review'
import { createReview, findReviews, updateReview } from './review-store'
import { isUndivided, nameOf, type Subject } from './subject'
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
  const person = await requireApprover(req, name)
  if ('global' in subject)
    throw refusal(req, 409, {
      pt: 'O que está em todas as páginas substitui-se, não se retira.',
      en: 'What is on every page is replaced, not taken down.',
    })
  const stored = await readPublic(payload, subject)
  const asked = isUndivided(subject) ? locales : languages
  const open = liveLocales(stored).filter((locale) => asked.includes(locale))
  if (!stored || open.length === 0)
    throw refusal(req, 409, {
      pt: 'O público não vê este documento nestas línguas.',
      en: 'The public does not see this document in these languages.',
    })
  const written = isUndivided(subject) ? open.slice(0, 1) : open
  await takeBack(payload, subject, written, { action: 'takeDown', reason, details: { emergency: true } }, req)
  for (const { id } of await findReviews(payload, subject, ['inReview', 'approved'])) {
    await updateReview(payload, id, { state: 'void' })
  }
  return createReview(payload, {
    subject: name,
    title: titleOf(stored, subject),
    kind: 'takeDown',
    state: 'toRatify',
    languages: open,
    doneLanguages: open,
    hash: stored.hash,
    reason,
    submittedBy: person.id,
    submittedByName: person.name,
    submittedAt: new Date().toISOString(),
  })
}
