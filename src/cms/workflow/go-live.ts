import { APIError, type Payload, type PayloadRequest } from 'payload'
import { readLastPublication } from '@/src/audit/read-last-publication'
import { onceFree } from '@/src/database/claim'
import { findHindrance, type Hindrance } from '@/src/governance/find-hindrance'
import type { Review } from '@/src/governance/review'
import { isUndivided, parseSubject, type Subject } from '@/src/governance/subject'
import { transitions } from '@/src/governance/transitions'
import type { Locale } from '@/src/i18n/locales'
import { toStaffLanguage } from '@/src/i18n/staff-text'
import { freezeNow } from '../access/freeze'
import { type PermittedWrite, permitWrite } from '../access/permit'
import { announce } from '../feed/announce'
import { notePicturesLive } from './contributors'
import { judgeUnfinishedNow } from './gate/judge-publication'
import { readNewest, type StoredSubject } from './read-subject'
import { readReview, updateReview } from './review-store'
import { putBack, takeSnapshot } from './snapshot'
import { takeBack } from './take-back'

type Doer = Partial<Pick<PayloadRequest, 'i18n' | 't' | 'user'>>

/**
 * Carries an approved request out: publishes, takes back or deletes, in all the languages asked for or in none, and once, whoever else
 * wants to at the same time.
 *
 * @param doer who does it, for the audit log; nobody when it was scheduled.
 * @param languages some of the approved ones; all that are not done yet when there are none.
 * @returns what stands in the way; null when it is done.
 * @throws ValidationError when a field refuses the content.
 */
export async function goLive(payload: Payload, review: Review, how: How = {}): Promise<Hindrance | null> {
  const done = await onceFree(`reviews/${review.id}`, async () => {
    // Whoever had it until now may have carried it out.
    const now = await readReview(payload, review.id)
    return now ? carryOut(payload, now, how) : 'state'
  })
  return done === 'claimed' ? 'state' : done
}

type How = { doer?: Doer; languages?: readonly Locale[] }

async function carryOut(payload: Payload, review: Review, { doer = {}, languages }: How): Promise<Hindrance | null> {
  const subject = parseSubject(review.subject)
  const newest = await readNewest(payload, subject)
  const obstacle = await findObstacleTo(payload, review, newest)
  if (obstacle === 'changed') await updateReview(payload, review.id, { state: transitions['content.expire'].to })
  if (obstacle) return obstacle
  requireFinished(payload, review, newest, doer)
  const done = new Set<Locale>(review.doneLanguages ?? [])
  const open = review.languages.filter((locale) => !done.has(locale) && (languages?.includes(locale) ?? true))
  const unwritten = review.kind === 'publish' ? await withoutLive(payload, review, open) : open
  // Whether the public was told of what a killed process wrote, nobody knows.
  if (unwritten.length < open.length && newest) await announce(payload, subject, newest.document)
  const written = isUndivided(subject) ? unwritten.slice(0, 1) : unwritten
  const permit = (action: PermittedWrite['action']): PermittedWrite => ({
    action,
    reason: review.reason,
    hash: review.hash,
    details: { review: review.id, approvedBy: review.decidedBy },
  })
  if (review.kind === 'delete') await remove(payload, subject, permit('delete'), doer)
  else {
    const snapshot = await takeSnapshot(payload, review.subject)
    try {
      if (review.kind === 'unpublish') await takeBack(payload, subject, written, permit('takeDown'), doer)
      else await publish(payload, subject, written, permit('publish'), doer)
    } catch (error) {
      // One language may be live already: both change, or none.
      await putBack(payload, snapshot, { review: review.id, reason: 'Not every language could be carried out' })
      throw error
    }
  }
  const gone = isUndivided(subject) ? review.languages : open
  // Of what was approved: somebody may write a draft with other pictures meanwhile.
  if (review.kind === 'publish')
    await notePicturesLive(payload, { subject, document: newest?.document, languages: gone, review: review.id })
  for (const locale of gone) done.add(locale)
  const isDone = review.kind === 'delete' || review.languages.every((locale) => done.has(locale))
  await updateReview(payload, review.id, {
    doneLanguages: [...done],
    failure: null,
    ...(isDone ? { state: transitions['content.carryOut'].to } : {}),
  })
  return null
}

/** @throws APIError 409 that says what is unfinished by now: to whoever carries it out, or to all who read why nobody could. */
function requireFinished(payload: Payload, review: Review, newest: StoredSubject | null, { i18n }: Doer): void {
  if (review.kind !== 'publish' || !newest) return
  const findings = judgeUnfinishedNow(payload, parseSubject(review.subject), newest.document, review.languages)
  if (findings.length === 0) return
  const said = findings.map((text) => (i18n ? text[toStaffLanguage(i18n.language)] : `${text.pt} / ${text.en}`))
  throw new APIError(said.join(' '), 409, { findings }, true)
}

/** Of some languages of a request those that are to be written yet: a killed process may have written one, and not that it had. */
export async function withoutLive(
  payload: Payload,
  { id, subject }: Review,
  languages: readonly Locale[],
): Promise<readonly Locale[]> {
  const live = await readLastPublication(payload, { subject, review: id })
  if (isUndivided(parseSubject(subject))) return live.length > 0 ? [] : languages
  return languages.filter((locale) => !live.includes(locale))
}

/** What stands in the way of carrying a request out; null when nothing does. */
export async function findObstacle(payload: Payload, review: Review): Promise<Hindrance | null> {
  return findObstacleTo(payload, review, await readNewest(payload, parseSubject(review.subject)))
}

async function findObstacleTo(
  payload: Payload,
  review: Review,
  newest: StoredSubject | null,
): Promise<Hindrance | null> {
  return findHindrance('content.carryOut', {
    person: null,
    state: review.state,
    // What is wrong can always be taken from the public.
    isFrozen: review.kind !== 'unpublish' && (await freezeNow(payload)) !== null,
    isUnchanged: newest?.hash === review.hash,
  })
}

async function publish(
  payload: Payload,
  subject: Subject,
  languages: readonly Locale[],
  permit: PermittedWrite,
  doer: Doer,
): Promise<void> {
  if (languages.length === 0) return
  const data = { _status: 'published' as const }
  // The approval is the right to do this; the role of the doer was checked where the request came in.
  const common = { data, depth: 0, overrideAccess: true, overrideLock: true } as const
  if ('global' in subject) {
    await payload.updateGlobal({ slug: subject.global, ...common, context: permitWrite(permit), req: { ...doer } })
    return
  }
  for (const locale of languages) {
    const { collection, id } = subject
    await payload.update({ collection, id, locale, ...common, context: permitWrite(permit), req: { ...doer } })
  }
}

async function remove(payload: Payload, subject: Subject, permit: PermittedWrite, doer: Doer): Promise<void> {
  if ('global' in subject) throw new Error(`A global cannot be deleted: ${subject.global}`)
  const { collection, id } = subject
  await payload.delete({
    collection,
    id,
    depth: 0,
    overrideAccess: true, // as above
    overrideLock: true,
    context: permitWrite(permit),
    req: { ...doer },
  })
}
