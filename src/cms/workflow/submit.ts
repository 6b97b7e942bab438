import type { PayloadRequest } from 'payload'
import staffTexts from '@/messages/staff/cms/workflow.json' with { type: 'json' }
import { appendAudit } from '@/src/audit/append-audit'
import { refusal } from '@/src/fields/refusal'
import type { Verdict, WarningReasons } from '@/src/governance/gate/verdict'
import type { Review } from '@/src/governance/review'
import { nameOf, type Subject } from '@/src/governance/subject'
import { type Act, transitions } from '@/src/governance/transitions'
import type { Locale } from '@/src/i18n/locales'
import { releaseLock } from '@/src/payload-fixes/keep-lock'
import { requireAct } from '../access/require-act'
import { acceptWarnings } from './gate/accept-warnings'
import { judge, judgeTakingBack } from './gate/judge'
import { requireNoErrors } from './gate/require-no-errors'
import { liveLocales, readNewest, readPublic, titleOf } from './read-subject'
import { createReview, findReviews, updateReview } from './review-store'

/** What somebody asks for. */
export type Submission = {
  subject: Subject
  kind: 'publish' | 'unpublish' | 'delete'
  languages: readonly Locale[]
  reason: string
  /** When it is to happen by itself once it is approved, as an ISO time. */
  dueAt?: string | undefined
  /** The hash of what the asker saw; what is stored must still be that. */
  seen?: string | undefined
  /** Why the warnings of the publish gate may stand. */
  warningReasons?: WarningReasons | undefined
}

/**
 * Asks for a review of exactly what is stored now, in both languages.
 *
 * @throws APIError in the asker's language: 403 without the right to write, 404 without such a document, 409 when it is already
 * under review, when it was changed since the asker saw it, when the publish gate finds errors,
 * or warnings that no reason is given for.
 */
export async function submitForReview(req: PayloadRequest, submission: Submission): Promise<Review> {
  const { payload } = req
  const { subject, kind, languages, reason } = submission
  const name = nameOf(subject)
  const newest = await readNewest(payload, subject)
  const open = await findReviews(payload, subject, transitions['content.expire'].from)
  const same = open.find(({ hash }) => hash === newest?.hash)
  const person = await requireAct(req, submittingOf(subject), {
    subject: name,
    state: same?.state ?? 'none',
  })
  if (!newest) throw refusal(req, 404, staffTexts.submit.submitForReview)
  if (submission.seen && submission.seen !== newest.hash) {
    throw refusal(req, 409, staffTexts.submit.changedMeanwhile)
  }
  // What was submitted before and is not what is stored now has no effect any more.
  for (const { id } of open) await updateReview(payload, id, { state: transitions['content.expire'].to })
  const isPublic = liveLocales(await readPublic(payload, subject)).length > 0
  if (kind === 'unpublish' && !isPublic) throw refusal(req, 409, staffTexts.submit.notPublished)
  const verdict = await judgeSubmission(req, submission, newest.document)
  if (!('global' in subject)) await releaseLock(payload, subject.collection, subject.id)
  const review = await createReview(payload, {
    subject: name,
    title: titleOf(newest, subject),
    kind,
    state: transitions['content.submit'].to,
    languages,
    hash: newest.hash,
    reason,
    submittedBy: person.id,
    submittedByName: person.name,
    submittedAt: new Date().toISOString(),
    dueAt: submission.dueAt ?? null,
    verdict: verdict ? JSON.stringify(verdict) : null,
  })
  await appendAudit(payload, {
    action: 'submit',
    subject: name,
    actor: req.user,
    locale: languages.join(','),
    reason,
    after: newest.hash,
    details: { review: review.id, kind, ...(verdict?.accepted?.length ? { warnings: verdict.accepted } : {}) },
  })
  return review
}

/**
 * What the gate finds, with the asker's reasons for its warnings. The reason to take something back is the one for all that comes
 * of it.
 *
 * @throws APIError 409 for errors, and for warnings without a reason.
 */
async function judgeSubmission(
  req: PayloadRequest,
  { subject, kind, languages, reason, warningReasons = {} }: Submission,
  document: unknown,
): Promise<Verdict | null> {
  if (kind === 'delete') return null
  if (kind === 'unpublish') {
    const missed = await judgeTakingBack(req, { subject, document, languages })
    if (missed) requireNoErrors(req, missed, kind)
    return missed && acceptWarnings(req, missed, { all: reason })
  }
  const verdict = await judge(req, { subject, document, languages })
  requireNoErrors(req, verdict)
  return acceptWarnings(req, verdict, warningReasons)
}

/** The act that asks for a subject: settings of the site are not for editors, simulators are for compliance too. */
function submittingOf(subject: Subject): Act {
  if ('global' in subject) return subject.global === 'site-settings' ? 'settings.submit' : 'content.submit'
  return subject.collection === 'simulators' ? 'simulator.submit' : 'content.submit'
}
