import { APIError, type PayloadRequest } from 'payload'
import { z } from 'zod'
import staffTexts from '@/messages/staff/identity.json' with { type: 'json' }
import { adminText } from '@/src/fields/admin-text'
import { type Account, findAccountById } from './find-account'
import type { Sent } from './sent'
import { findStepsOwed, type Step } from './steps-owed'
import { isSpent, isStampOf, openTicket, readTicketCookie, type Ticket } from './ticket'

/** Somebody who has shown a first factor, and what they owe now. */
export type TicketHolder = { ticket: Ticket; account: Account; steps: readonly Step[] }

const gone = staffTexts.ticketHolder.gone

/** The ticket does not work, or not for this: one begins again. */
export class TicketGone extends APIError {
  constructor(req: PayloadRequest) {
    super(adminText(req, gone), 401, null, true)
  }
}

const withTicket = z.looseObject({ ticket: z.string().max(4_000) })

/** Who a ticket belongs to that was sent, or that the browser's cookie holds; null when it does not work, or no longer. */
export async function findTicketHolder(
  req: Pick<PayloadRequest, 'headers' | 'payload' | 'user'>,
  sent?: Sent,
): Promise<TicketHolder | null> {
  const { payload, headers, user } = req
  const sealed = withTicket.safeParse(sent?.fields).data?.ticket ?? readTicketCookie(headers)
  const ticket = sealed ? openTicket(payload.secret, sealed, Date.now()) : null
  if (!ticket || isSpent(ticket)) return null
  const account = await findAccountById(payload, ticket.account)
  if (!account || !isStampOf(payload.secret, ticket, account)) return null
  const steps = await findStepsOwed(payload, account, ticket)
  if (ticket.purpose === 'sign-in') return { ticket, account, steps }
  // Whoever changes their factors is logged in all the time.
  return user?.id === account.id ? { ticket, account, steps: steps.filter((step) => step === 'factor') } : null
}

/** Whoever takes a step: it is the one that is owed now. @throws when it is not. */
export async function requireStep(req: PayloadRequest, sent: Sent, step: Step): Promise<TicketHolder> {
  const holder = await findTicketHolder(req, sent)
  if (!holder || holder.ticket.purpose === 'codes' || holder.steps[0] !== step) throw new TicketGone(req)
  return asNobodyYet(req, holder)
}

/** Whoever may add a factor: the one who owes it, or who is logged in and has shown everything again. @throws for anybody else. */
export async function requireEnrolling(req: PayloadRequest, sent: Sent): Promise<TicketHolder> {
  const holder = await findTicketHolder(req, sent)
  if (!holder || holder.ticket.purpose === 'codes') throw new TicketGone(req)
  const expected = holder.ticket.purpose === 'sign-in' ? 'enrol' : undefined
  if (holder.steps[0] !== expected) throw new TicketGone(req)
  return asNobodyYet(req, holder)
}

/** Whoever may change their factors. @throws for anybody else. */
export async function requireManaging(req: PayloadRequest, sent: Sent): Promise<TicketHolder> {
  const holder = await findTicketHolder(req, sent)
  if (holder?.ticket.purpose !== 'factors' || holder.steps.length > 0) throw new TicketGone(req)
  return holder
}

/** A browser may hold the session of somebody else, who has nothing to do with this login. */
function asNobodyYet(req: PayloadRequest, holder: TicketHolder): TicketHolder {
  if (holder.ticket.purpose === 'sign-in') req.user = null
  return holder
}
