import type { PayloadRequest } from 'payload'
import staffTexts from '@/messages/staff/cms/workflow.json' with { type: 'json' }
import { appendAudit } from '@/src/audit/append-audit'
import { refusal } from '@/src/fields/refusal'
import { readVerdict } from '@/src/governance/gate/read-verdict'
import type { Verdict, WarningReasons } from '@/src/governance/gate/verdict'
import type { Review } from '@/src/governance/review'
import { isUndivided, parseSubject } from '@/src/governance/subject'
import { transitions } from '@/src/governance/transitions'
import { locales } from '@/src/i18n/locales'
import { hindranceOf, refusalOf, requireAct } from '../access/require-act'
import { hasSeenAll } from '../looks/look-store'
import { forgetLook, readLook } from './changes/looks'
import { writersOf } from './contributors'
import { acceptWarnings } from './gate/accept-warnings'
import { type Judged, judge, judgeTakingBack } from './gate/judge'
import { requireNoErrors } from './gate/require-no-errors'
import { readNewest } from './read-subject'
import { readReview, updateReview } from './review-store'

/**
 * Approves exactly what was submitted.
 *
 * @param decision.warningReasons why warnings may stand that were not there when it was submitted.
 *
 * @throws APIError in the asker's language: 403 without the right, or by somebody who wrote or submitted it; 409 when it was
 * changed since, is not in review, when they have not seen all that changes and what the check says, or the publish gate finds errors, or warnings that no reason is given for.
 */
export async function approve(
  req: PayloadRequest,
  { id, comment, warningReasons }: { id: number; comment: string; warningReasons: WarningReasons },
): Promise<Review> {
  const { payload } = req
  const review = await requireReview(req, id)
  const { languages } = review
  const subject = parseSubject(review.subject)
  const newest = await readNewest(payload, subject)
  const judged = { subject, document: newest?.document, languages }
  const hindrance = await hindranceOf(req, 'content.approve', {
    state: review.state,
    askedBy: review.submittedBy,
    writers: await writersOf(payload, { ...judged, languages: isUndivided(subject) ? locales : languages }),
    isUnchanged: newest?.hash === review.hash,
    hasSeen: req.user ? hasSeenAll(await readLook(payload, review, req.user.id)) : false,
  })
  if (hindrance === 'changed') await updateReview(payload, id, { state: transitions['content.expire'].to })
  if (hindrance) throw await refusalOf(req, 'content.approve', { subject: review.subject, hindrance })
  const verdict = await judgeAgain(req, review, judged, warningReasons)
  if (req.user) await forgetLook(payload, id, req.user.id)
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
    state: transitions['content.approve'].to,
    ...decidedNow(req),
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

type Decision = { id: number; comment: string }

/** Sends a request back to who made it, with what is to be changed. @throws APIError as `approve`. */
export function sendBack(req: PayloadRequest, decision: Decision): Promise<Review> {
  return settle(req, 'sendBack', decision)
}

/** Takes one's own request back. @throws APIError 403 when it is somebody else's, 409 when it is not open. */
export function withdraw(req: PayloadRequest, { id }: { id: number }): Promise<Review> {
  return settle(req, 'withdraw', { id })
}

/** Confirms an emergency take-down that somebody else did. @throws APIError 403 for that person, 409 when it is settled. */
export function ratify(req: PayloadRequest, decision: Decision): Promise<Review> {
  return settle(req, 'ratify', decision)
}

/** Ends a request by a decision that puts nothing before the public. */
async function settle(
  req: PayloadRequest,
  act: 'sendBack' | 'withdraw' | 'ratify',
  { id, comment }: { id: number; comment?: string },
): Promise<Review> {
  const { languages, subject } = await requireOnReview(req, `content.${act}`, id)
  const done = await updateReview(req.payload, id, {
    state: transitions[`content.${act}`].to,
    ...(comment === undefined ? {} : { ...decidedNow(req), comment }),
  })
  await appendAudit(req.payload, {
    action: act,
    subject,
    actor: req.user,
    locale: languages.join(','),
    reason: comment ?? '',
    details: { review: id },
  })
  return done
}

type ActOnReview = `content.${'sendBack' | 'withdraw' | 'schedule' | 'publish' | 'ratify' | 'release'}`

/** A request with which a person may do something now. @throws APIError 403, 404 or 409. */
export async function requireOnReview(req: PayloadRequest, act: ActOnReview, id: number): Promise<Review> {
  const review = await requireReview(req, id)
  const { state, subject, submittedBy: askedBy } = review
  await requireAct(req, act, { subject, state, askedBy })
  return review
}

/** A request by its number. @throws APIError 404 when there is none. */
export async function requireReview(req: PayloadRequest, id: number): Promise<Review> {
  const review = await readReview(req.payload, id)
  if (!review) throw refusal(req, 404, staffTexts.decide.requireReview)
  return review
}

function decidedNow({ user }: PayloadRequest) {
  return { decidedBy: user?.id ?? null, decidedByName: user?.name ?? null, decidedAt: new Date().toISOString() }
}
