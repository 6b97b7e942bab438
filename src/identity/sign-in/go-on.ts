import type { PayloadRequest } from 'payload'
import { makeAppSecret } from '../factors/app-code'
import { continueLogin } from './continue-login'
import type { Account } from './find-account'
import { toOwnTarget } from './own-target'
import { codesPage, securityPage, stepPage } from './sign-in-pages'
import { endTicket, type Outcome, setCookie } from './step-endpoint'
import { findStepsOwed } from './steps-owed'
import { StepsOwed } from './steps-owed-error'
import { makeTicket, type ShownFactor, sealTicket, spend, toTicketCookie } from './ticket'
import { TicketGone, type TicketHolder } from './ticket-holder'

type Taken = {
  /** What was shown in this step, if it was a factor. */
  shown?: ShownFactor
  /** Recovery codes that were made with it: the person reads them before anything else. */
  codes?: readonly string[]
}

/**
 * What follows a step: the next one, the session, or, for somebody who is logged in, the page of their factors.
 *
 * @param account as the database has it now. @throws StepsOwed when another step is owed.
 */
export async function goOn(
  req: PayloadRequest,
  { ticket, account }: Pick<TicketHolder, 'ticket' | 'account'>,
  { shown, codes }: Taken,
): Promise<Outcome> {
  // Of two that come with the same ticket at the same moment, one goes on.
  if (!spend(ticket.id, ticket.ends)) throw new TicketGone(req)
  const shownSoFar = shown ? [...ticket.shown, shown] : ticket.shown
  const made = codes ? { recoveryCodes: codes } : {}
  if (ticket.purpose !== 'sign-in') {
    const next = await manageFactors(req, account, shownSoFar)
    return { answer: { ...next.answer, ...made }, to: codes ? showCodes(req, account, { codes }) : next.to }
  }
  const { isStrong, target } = ticket
  const progress = await continueLogin(req, account, { shown: shownSoFar, isStrong, ...(target ? { target } : {}) })
  if ('ticket' in progress) throw new StepsOwed(req, progress)
  const to = toOwnTarget(target)
  if (codes) return { answer: { ...progress.session, ...made }, to: showCodes(req, account, { codes, target: to }) }
  endTicket(req)
  return { answer: progress.session, to }
}

/** Gives somebody who is logged in, and has shown their password again, the ticket to change their factors. */
export async function manageFactors(
  req: PayloadRequest,
  account: Account,
  shown: readonly ShownFactor[],
): Promise<Outcome> {
  const { secret } = req.payload
  const content = { purpose: 'factors', shown, appSecret: makeAppSecret() } as const
  const ticket = sealTicket(secret, makeTicket(secret, account, content))
  setCookie(req, toTicketCookie(ticket))
  const owed = await findStepsOwed(req.payload, account, { shown: content.shown, isStrong: false })
  const steps = owed.filter((step) => step === 'factor')
  return { answer: { ticket, steps }, to: steps.length > 0 ? stepPage : securityPage }
}

/** Has the browser read new recovery codes. They are in the sealed ticket for its ten minutes, and nowhere else. */
export function showCodes(
  req: PayloadRequest,
  account: Account,
  { codes, target = securityPage }: { codes: readonly string[]; target?: string },
): string {
  const { secret } = req.payload
  const ticket = makeTicket(secret, account, { purpose: 'codes', shown: [], codes: [...codes], target })
  setCookie(req, toTicketCookie(sealTicket(secret, ticket)))
  return codesPage
}
