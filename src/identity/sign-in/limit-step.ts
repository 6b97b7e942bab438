import type { PayloadRequest } from 'payload'
import type { Account } from './find-account'
import { readDevice } from './known-device'
import { limitAttempt, noteSuccess, refuseAttempt } from './limit-attempt'
import { createSharedLimit } from './shared-limit'

/**
 * Wrong codes of one account, whatever network they come from: who gets so far knows the password. Three codes are right at a time:
 * who tries as often as this for a whole year finds one with a chance of one in ten. The owner's own devices wait for nobody else.
 */
const steps = createSharedLimit('login steps', { burst: 10, perHour: 4 })

/** Takes back what was counted: the step was taken. */
export type StepTaken = () => void

/**
 * Counts a try to take a step of a login, beside the limits of logging in.
 *
 * @throws 429 in the person's language.
 */
export async function limitStep(req: PayloadRequest, account: Account): Promise<StepTaken> {
  const now = Date.now()
  const name = `${account.id} ${readDevice(req, account.id, now) ?? ''}`
  const attempt = await limitAttempt(req, account.email, account)
  const seconds = steps.take(name, now)
  if (seconds > 0) throw refuseAttempt(req, seconds)
  return () => {
    steps.giveBack(name, now)
    noteSuccess(attempt)
  }
}
