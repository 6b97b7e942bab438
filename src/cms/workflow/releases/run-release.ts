import type { Payload, PayloadRequest } from 'payload'
import { log } from '@/src/log'
import { findObstacle, goLive } from '../go-live'
import type { Review } from '../review'
import { readReview, updateReview } from '../review-store'
import { queryReleases, type Release, readRelease, updateRelease } from './release-store'
import { putBack, takeSnapshot } from './snapshot'

type Doer = Partial<Pick<PayloadRequest, 'i18n' | 't' | 'user'>>

/**
 * Carries out every request of a release, or none: all are looked at first, and when one fails on the way, what was done is put
 * back as it was. What a crash interrupts is carried to its end after the next start.
 *
 * @returns the release as it is then; `failed`, with the reason, when nothing changed.
 */
export async function runRelease(payload: Payload, release: Release, doer: Doer = {}): Promise<Release> {
  const reviews = await readItems(payload, release)
  for (const review of reviews) {
    const obstacle = await findObstacle(payload, review)
    if (obstacle) return fail(payload, release, `${review.title}: ${obstacle}`)
  }
  await updateRelease(payload, release.id, { state: 'running', failure: null })
  const before = []
  for (const review of reviews) {
    before.push({ review, snapshot: await takeSnapshot(payload, review.subject) })
    try {
      const obstacle = await goLive(payload, review, { doer })
      if (obstacle) throw new Error(obstacle)
    } catch (error) {
      log.error('A release failed; what it had published is put back', { release: release.id, error })
      for (const { review: done, snapshot } of before.toReversed()) {
        await putBack(payload, snapshot)
        await updateReview(payload, done.id, { state: 'approved', doneLanguages: done.doneLanguages ?? [] })
      }
      return fail(payload, release, `${review.title}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return updateRelease(payload, release.id, { state: 'done' })
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

/** What is already done was done before a crash. */
async function readItems(payload: Payload, { items }: Release): Promise<Review[]> {
  const reviews = await Promise.all(items.map((id) => readReview(payload, id)))
  return reviews.filter((review) => review !== null && review.state !== 'done').filter((review) => review !== null)
}

function fail(payload: Payload, { id }: Release, failure: string): Promise<Release> {
  return updateRelease(payload, id, { state: 'failed', failure })
}
