import { createHash } from 'node:crypto'
import { APIError, type PayloadRequest } from 'payload'
import staffTexts from '@/messages/staff/identity.json' with { type: 'json' }
import { adminText } from '@/src/fields/admin-text'
import { fillText } from '@/src/i18n/staff-text'
import { createRateLimit } from '@/src/submissions/limits/rate-limit'
import { recordSecurityEvent } from '../events/security-event'
import { toNetwork } from './client-network'
import type { Account } from './find-account'
import { readDevice } from './known-device'
import { createSharedSignInLimits } from './shared-sign-in-limits'
import type { Attempt } from './sign-in-limits'

const limits = createSharedSignInLimits()

/** A flood of refused tries is one event every ten minutes for each network, not one each. */
const limitedEvents = createRateLimit({ burst: 1, perHour: 6 })

/**
 * Counts a try to log in, or to prove that one is who one is.
 *
 * @param typed the account's name as it was typed.
 * @returns the try, for `noteSuccess` when it was none that is limited.
 * @throws 429 in the person's language, the same whether there is such an account or not.
 */
export async function limitAttempt(req: PayloadRequest, typed: string, account: Account | null): Promise<Attempt> {
  const now = Date.now()
  const attempt = {
    // However long what was typed is, and nobody reads it on the way to other processes.
    account: createHash('sha256').update(typed.trim().toLowerCase()).digest('base64url'),
    network: toNetwork(req),
    device: account ? readDevice(req, account.id, now) : null,
  }
  const seconds = limits.take(attempt, now)
  if (seconds === 0) return attempt
  if (limitedEvents.take(attempt.network, now) === 0) {
    await recordSecurityEvent(req, { event: 'login.limited', outcome: 'failure', account: account?.id ?? null, typed })
  }
  throw refuseAttempt(req, seconds)
}

/** What somebody is told who has to wait. */
export function refuseAttempt(req: PayloadRequest, seconds: number): APIError {
  const minutes = Math.ceil(seconds / 60)
  const text = fillText(staffTexts.limitAttempt.tooMany, { minutes })
  return new APIError(adminText(req, text), 429, null, true)
}

/** The try was right, and more is asked: it counts no more, but whoever made it is not known for that. */
export function noteRight(attempt: Attempt): void {
  limits.giveBack(attempt, Date.now())
}

/** The try was somebody who may: it counts no more, and their network is known. */
export function noteSuccess(attempt: Attempt): void {
  limits.succeed(attempt, Date.now())
}
