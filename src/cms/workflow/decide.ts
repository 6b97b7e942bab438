import type { PayloadRequest } from 'payload'
import { locales } from '@/src/i18n/locales'
import { hasRole, publishingRoles } from '../access/roles'
import { appendAudit } from '../audit/append-audit'
import { noteRefusal } from '../audit/note-refusal'
import { changed } from './changed'
import { writersOf } from './contributors'
import { acceptWarnings } from './gate/accept-warnings'
import { type Judged, judge, judgeTakingBack } from './gate/judge'
import { readVerdict } from './gate/read-verdict'
import { requireNoErrors } from './gate/require-no-errors'
import type { Verdict, WarningReasons } from './gate/verdict'
import { personOf } from './person'
import { readNewest } from './read-subject'
import { refusal } from './refusal'
import type { Review } from './review'
import { readReview, updateReview } from './review-store'
import { isUndivided, parseSubject } from './subject'

/**
 * Approves exactly what was submitted.
 *
 * @param decision.warningReasons why warnings may stand that were not there when it was submitted.
 *
 * @throws APIError in the asker's language: 403 without the right, or by somebody who wrote or submitted it; 409 when it was
 * changed since, is not in review, or the publish gate finds errors, or warnings that no reason is given for.
 */
export async function approve(
  req: PayloadRequest,
  { id, comment, warningReasons }: { id: number; comment: string; warningReasons: WarningReasons },
): Promise<Review> {
  const { payload } = req
  const review = await readOpenReview(req, id, ['inReview'])
  const person = await requireApprover(req, review.subject)
  const subject = parseSubject(review.subject)
  const newest = await readNewest(payload, subject)
  if (newest?.hash !== review.hash) {
    await updateReview(payload, id, { state: 'void' })
    throw refusal(req, 409, changed)
  }
  const { document } = newest
  const writers = await writersOf(payload, {
    subject,
    document,
    languages: isUndivided(subject) ? locales : review.languages,
  })
  if (review.submittedBy === person.id || writers.has(person.id)) {
    await noteRefusal(req, review.subject, 'Who wrote or submitted it cannot approve it')
    throw refusal(req, 403, {
      pt: 'Quem escreveu ou enviou não pode aprovar. Peça a outra pessoa.',
      en: 'Who wrote or submitted it cannot approve it. Ask somebody else.',
    })
  }
  const { languages } = review
  const judged = { subject, document, languages }
  const verdict = await judgeAgain(req, review, judged, warningReasons)
  await appendAudit(payload, {
    action: 'approve',
    subject: review.subject,
    actor: req.user,
    locale: review.languages.join(','),
    reason: comment,
    after: review.hash,
    details: { review: id, kind: review.kind, ...(verdict ? { verdict } : {}) },
  })
  return updateReview(payload, id, {
    state: 'approved',
    ...decidedNow(person),
    comment,
    ...(verdict ? { verdict: JSON.stringify(verdict) } : {}),
  })
}

/** What the gate finds now: pages and whatever they lead to may have changed since it was submitted. */
async function judgeAgain(
  req: PayloadRequest,
  review: Review,
  judged: Judged,
  reasons: WarningReasons,
): Promise<Verdict | null> {
  const { kind, reason } = review
  if (kind === 'publish') {
    const found = await judge(req, judged)
    requireNoErrors(req, found)
    return acceptWarnings(req, found, reasons, readVerdict(review))
  }
  const missed = kind === 'unpublish' ? await judgeTakingBack(req, judged) : null
  if (missed) requireNoErrors(req, missed, 'unpublish')
  return missed && acceptWarnings(req, missed, { all: reason, ...reasons }, readVerdict(review))
}

/** Sends a request back to who made it, with what is to be changed. @throws APIError as `approve`. */
export async function sendBack(req: PayloadRequest, id: number, comment: string): Promise<Review> {
  const review = await readOpenReview(req, id, ['inReview', 'approved'])
  const person = await requireApprover(req, review.subject)
  const done = await updateReview(req.payload, id, { state: 'sentBack', ...decidedNow(person), comment })
  await note(req, review, 'sendBack', comment)
  return done
}

/** Takes one's own request back. @throws APIError 403 when it is somebody else's, 409 when it is not open. */
export async function withdraw(req: PayloadRequest, id: number): Promise<Review> {
  const review = await readOpenReview(req, id, ['inReview', 'approved'])
  if (review.submittedBy !== personOf(req).id)
    throw refusal(req, 403, { pt: 'O pedido é de outra pessoa.', en: 'The request is somebody else’s.' })
  const done = await updateReview(req.payload, id, { state: 'withdrawn' })
  await note(req, review, 'withdraw', '')
  return done
}

/** Confirms an emergency take-down that somebody else did. @throws APIError 403 for that person, 409 when it is settled. */
export async function ratify(req: PayloadRequest, id: number, comment: string): Promise<Review> {
  const review = await readOpenReview(req, id, ['toRatify'])
  const person = await requireApprover(req, review.subject)
  if (review.submittedBy === person.id) {
    await noteRefusal(req, review.subject, 'Who took it down cannot ratify it')
    throw refusal(req, 403, {
      pt: 'Quem retirou não pode ratificar. Peça a outra pessoa.',
      en: 'Who took it down cannot ratify it. Ask somebody else.',
    })
  }
  const done = await updateReview(req.payload, id, { state: 'ratified', ...decidedNow(person), comment })
  await note(req, review, 'ratify', comment)
  return done
}

/** @throws APIError 403, after the attempt is in the audit log. */
export async function requireApprover(req: PayloadRequest, subject: string): Promise<{ id: number; name: string }> {
  const person = personOf(req)
  if (hasRole(req, publishingRoles)) return person
  await noteRefusal(req, subject, 'Only approvers decide')
  throw refusal(req, 403, { pt: 'Só quem aprova decide.', en: 'Only approvers decide.' })
}

/** @throws APIError 404 or 409. */
export async function readOpenReview(
  req: PayloadRequest,
  id: number,
  states: readonly Review['state'][],
): Promise<Review> {
  const review = await readReview(req.payload, id)
  if (!review) throw refusal(req, 404, { pt: 'Não existe tal pedido.', en: 'There is no such request.' })
  if (states.includes(review.state)) return review
  throw refusal(req, 409, {
    pt: 'O pedido já não está neste estado. Actualize a página.',
    en: 'The request is no longer in this state. Reload the page.',
  })
}

function decidedNow({ id, name }: { id: number; name: string }) {
  return { decidedBy: id, decidedByName: name, decidedAt: new Date().toISOString() }
}

async function note(req: PayloadRequest, review: Review, action: string, reason: string): Promise<void> {
  await appendAudit(req.payload, {
    action,
    subject: review.subject,
    actor: req.user,
    locale: review.languages.join(','),
    reason,
    details: { review: review.id },
  })
}
