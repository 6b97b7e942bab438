import type { Payload } from 'payload'
import { leads } from '@/src/database/leadership'
import type { Review } from '@/src/governance/review'
import { log } from '@/src/platform/log'
import { toFailure } from './failure'
import { goLive } from './go-live'
import { runDueReleases } from './releases/run-release'
import { queryReviews, updateReview } from './review-store'

/** How often it is looked for what is due: what was missed while the CMS was down is made up within this time after it is back. */
const everyMs = 15_000

/** How soon a process notices that it leads now. */
const leadMs = 1_000

/**
 * Carries out whatever is approved and due. What cannot be carried out stays due, with the reason, and is tried again.
 *
 * @returns how many requests were carried out.
 */
export async function runDue(payload: Payload, now = new Date()): Promise<number> {
  const due = await queryReviews(payload, {
    state: { equals: 'approved' },
    dueAt: { less_than_equal: now.toISOString() },
  })
  let done = 0
  for (const review of due.toReversed()) {
    const failure = await tryToGoLive(payload, review)
    if (failure === 'settled') continue
    if (failure === null) done++
    else if (failure !== review.failure) await updateReview(payload, review.id, { failure })
  }
  return done + (await runDueReleases(payload, now))
}

/** @returns why it could not be; `settled` when somebody else has carried it out meanwhile, or is about to. */
async function tryToGoLive(payload: Payload, review: Review): Promise<string | null> {
  try {
    const obstacle = await goLive(payload, review)
    if (obstacle === 'state') return 'settled'
    return obstacle ? toFailure(obstacle) : null
  } catch (error) {
    log.error('A scheduled publication failed and will be tried again', { review: review.id, error })
    return error instanceof Error ? error.message : String(error)
  }
}

let timer: NodeJS.Timeout | undefined

/**
 * Looks for what is due from now on, for as long as this process runs, while it leads.
 *
 * @param mend ends what other processes left; `begins` when this one has just begun to lead.
 */
export function followSchedule(payload: Payload, mend: (payload: Payload, begins: boolean) => Promise<void>): void {
  // Development makes a new CMS whenever its code changes.
  clearTimeout(timer)
  let hasBegun = false
  const look = async () => {
    const begins = !hasBegun
    hasBegun = leads()
    if (hasBegun) {
      await attempt('What another process left cannot be ended', () => mend(payload, begins))
      await attempt('The schedule cannot be read', () => runDue(payload))
    }
    timer = setTimeout(() => void look(), leads() ? everyMs : leadMs)
    timer.unref()
  }
  void look()
}

async function attempt(failure: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    log.error(failure, { error })
  }
}
