import type { Payload, PayloadRequest } from 'payload'
import { type Claim, whileClaimed } from '@/src/database/claim'
import { findHindrance, type Hindrance as Obstacle } from '@/src/governance/find-hindrance'
import type { Review } from '@/src/governance/review'
import { transitions } from '@/src/governance/transitions'
import { log } from '@/src/platform/log'
import { toFailure } from '../failure'
import { findObstacle, goLive, withoutLive } from '../go-live'
import { readReview, updateReview } from '../review-store'
import { putBack, takeSnapshot } from '../snapshot'
import { type Before, forgetBefore, keepBefore, readInterrupted } from './interrupted'
import { queryReleases, type Release, readRelease, updateRelease } from './release-store'

type Doer = Partial<Pick<PayloadRequest, 'i18n' | 't' | 'user'>>

/**
 * Carries out every request of a release, or none: all are looked at first, and when one fails on the way, what was done is put
 * back as it was. What a crash interrupted is carried to its end, or put back when that cannot be.
 *
 * @returns the release as it is then. It is not `done` when nothing changed, and says why: `failed` needs somebody who looks at
 * it, while in a freeze it stays as it was and goes live afterwards. As it was when it is under way, in this process or another.
 */
export async function runRelease(payload: Payload, release: Release, doer: Doer = {}): Promise<Release> {
  const run = await whileClaimed(`releases/${release.id}`, async (claim) => {
    const now = await readRelease(payload, release.id)
    // Somebody had it until a moment ago.
    return now?.state === release.state ? runClaimed(payload, now, { claim, doer }) : (now ?? release)
  })
  return run === 'claimed' ? release : run
}

type Running = { claim: Claim; doer: Doer }

async function runClaimed(payload: Payload, release: Release, { claim, doer }: Running): Promise<Release> {
  // It is under way nowhere else: what began it was interrupted.
  const interrupted = release.state === 'running' ? await readInterrupted(payload, release.id) : []
  const reviews = await readItems(payload, release)
  await repair(payload, interrupted, reviews)
  for (const review of reviews) {
    const obstacle = review.state === 'done' ? null : await findObstacle(payload, review)
    if (obstacle === null) continue
    await undo(payload, interrupted)
    return stop(payload, release, { obstacle, failure: `${review.title}: ${toFailure(obstacle)}` })
  }
  const before = interrupted.length > 0 ? interrupted : await readNow(payload, reviews)
  await keepBefore(payload, release.id, before)
  await updateRelease(payload, release.id, { state: 'running', failure: null })
  for (const review of reviews) {
    if (review.state === 'done') continue
    requireClaim(claim, release)
    const hindrance = await tryToGoLive(payload, review, doer)
    if (hindrance === null) continue
    requireClaim(claim, release)
    log.error('A release failed; what it had published is put back', { release: release.id, ...hindrance })
    await undo(payload, before)
    return stop(payload, release, { ...hindrance, failure: `${review.title}: ${hindrance.failure}` })
  }
  const done = await updateRelease(payload, release.id, { state: 'done' })
  await forgetBefore(payload, release.id)
  return done
}

/** Another process may be at it by now, which goes on from what is stored. */
function requireClaim({ isHeld }: Claim, { id }: Release): void {
  if (!isHeld()) throw new Error(`The connection that kept others from the release ${id} was lost`)
}

/** Carries out the releases that are due, and those that a crash interrupted. @returns how many went live. */
export async function runDueReleases(payload: Payload, now: Date): Promise<number> {
  const due = await queryReleases(payload, {
    or: [
      { state: { equals: 'running' } },
      { and: [{ state: { equals: 'planned' } }, { dueAt: { less_than_equal: now.toISOString() } }] },
    ],
  })
  let done = 0
  for (const { id } of due) {
    const release = await readRelease(payload, id)
    if (release && (await runRelease(payload, release)).state === 'done') done++
  }
  return done
}

async function readItems(payload: Payload, { items }: Release): Promise<Review[]> {
  const reviews = await Promise.all(items.map((id) => readReview(payload, id)))
  return reviews.filter((review) => review !== null)
}

async function readNow(payload: Payload, reviews: readonly Review[]): Promise<Before[]> {
  const before: Before[] = []
  for (const { id: review, doneLanguages, subject, state } of reviews) {
    // Somebody published it alone: it stays, whatever becomes of the release.
    if (state === 'done') continue
    before.push({ review, doneLanguages: doneLanguages ?? [], snapshot: await takeSnapshot(payload, subject) })
  }
  return before
}

/** The database makes no transactions: what was being written when a crash came may be there in part. */
async function repair(payload: Payload, interrupted: readonly Before[], reviews: readonly Review[]): Promise<void> {
  for (const { review: id, snapshot } of interrupted) {
    const review = reviews.find((item) => item.id === id)
    // What is live whole stays: visitors would miss it for a moment.
    const isWritten =
      review && (review.state === 'done' || (await withoutLive(payload, review, review.languages)).length === 0)
    if (!isWritten) await putBack(payload, snapshot, { review: id, reason: 'A crash interrupted a release' })
  }
}

/** Puts what was done back, the last first. What is not approved any more stays that. */
async function undo(payload: Payload, before: readonly Before[]): Promise<void> {
  for (const { review: id, doneLanguages, snapshot } of before.toReversed()) {
    await putBack(payload, snapshot, { review: id, reason: 'A release failed' })
    const review = await readReview(payload, id)
    if (review && !findHindrance('content.putBack', { person: null, state: review.state, isFrozen: false }))
      await updateReview(payload, id, { state: transitions['content.putBack'].to, doneLanguages })
  }
}

type Hindrance = { obstacle?: Obstacle; failure: string }

async function tryToGoLive(payload: Payload, review: Review, doer: Doer): Promise<Hindrance | null> {
  try {
    const obstacle = await goLive(payload, review, { doer })
    return obstacle && { obstacle, failure: toFailure(obstacle) }
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}

async function stop(payload: Payload, release: Release, { obstacle, failure }: Hindrance): Promise<Release> {
  const { id, state, dueAt } = release
  await forgetBefore(payload, id)
  if (obstacle !== 'frozen') return updateRelease(payload, id, { state: 'failed', failure })
  // It was to be live by now: it is as soon as it may.
  if (state === 'running') return updateRelease(payload, id, { state: 'planned', dueAt: dueAt ?? now(), failure })
  return updateRelease(payload, id, { state, failure })
}

const now = () => new Date().toISOString()
