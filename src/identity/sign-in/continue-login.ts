import type { PayloadRequest } from 'payload'
import { recordSecurityEvent } from '../events/security-event'
import { makeAppSecret } from '../factors/app-code'
import type { Account } from './find-account'
import { type OpenedSession, openSession } from './open-session'
import { findStepsOwed } from './steps-owed'
import type { Owed } from './steps-owed-error'
import { makeTicket, sealTicket, type TicketContent } from './ticket'

/** How far a login is: done, or waiting for steps. */
export type LoginProgress = { session: OpenedSession } | Owed

/** What a login has shown so far, and where it leads. */
export type ShownSoFar = Pick<TicketContent, 'shown' | 'isStrong' | 'target'>

/**
 * Goes on with a login after a factor was shown: begins the session when nothing is owed any more, else makes the ticket with which the
 * person takes the next step. The only way to a session for whoever owes anything.
 *
 * @param account as the database has it now.
 */
export async function continueLogin(req: PayloadRequest, account: Account, shown: ShownSoFar): Promise<LoginProgress> {
  const owed = await findOwed(req, account, shown)
  return owed ?? { session: await openSession(req, { account: account.id, shown: shown.shown }) }
}

/** What a login owes after what it has shown, with a ticket for the next step; null when it owes nothing. */
export async function findOwed(req: PayloadRequest, account: Account, content: ShownSoFar): Promise<Owed | null> {
  const { shown, isStrong = false } = content
  const steps = await findStepsOwed(req.payload, account, { shown, isStrong })
  const [next, ...rest] = steps
  if (!next) return null
  const enrolment = next === 'enrol' ? { appSecret: makeAppSecret() } : {}
  const ticket = makeTicket(req.payload.secret, account, { ...content, ...enrolment, purpose: 'sign-in' })
  await recordSecurityEvent(req, { event: 'login.step-asked', account: account.id, details: { shown, steps } })
  return { ticket: sealTicket(req.payload.secret, ticket), steps: [next, ...rest] }
}
