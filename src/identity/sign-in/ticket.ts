import { createHmac, randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { parseCookies } from 'payload/shared'
import { z } from 'zod'
import { hearOthers, tellOthers } from '@/src/database/other-processes'
import { env } from '@/src/platform/env'
import { openSealedText, sealText } from '@/src/platform/sealed-text'
import type { Account } from './find-account'

/** What shows who somebody is: what they know or come with first, and what they show besides. */
export const shownFactors = ['password', 'provider', 'app', 'passkey', 'recovery-code'] as const
export type ShownFactor = (typeof shownFactors)[number]

/** How long somebody may take over the steps of a login, in milliseconds. */
const ticketMs = 600_000

const ticket = z.object({
  /** Works once: whoever takes a step gets another. */
  id: z.string(),
  account: z.number(),
  /**
   * `sign-in`: a login that is not done. `factors`: somebody who is logged in has just shown again who they are, to change their
   * factors. `codes`: new recovery codes are being read.
   */
  purpose: z.enum(['sign-in', 'factors', 'codes']),
  shown: z.array(z.enum(shownFactors)),
  /** The provider of a sign-in has asked for a second factor itself. */
  isStrong: z.boolean(),
  /** What the account was like: a password that is changed meanwhile ends the ticket. */
  stamp: z.string(),
  /** In milliseconds since 1970. */
  ends: z.number(),
  /** Where the person was going; an address of the CMS. */
  target: z.string().optional(),
  /** The secret of an app that is being set up. */
  appSecret: z.string().optional(),
  /** What a passkey has to sign. */
  challenge: z.string().optional(),
  /** Recovery codes that were just made. */
  codes: z.array(z.string()).optional(),
})

/** Says that a person has shown a first factor, and carries what the steps after it need. Whoever holds it is not logged in. */
export type Ticket = z.infer<typeof ticket>

/** Everything of a ticket that its maker says. */
export type TicketContent = Pick<Ticket, 'purpose'> & { shown: readonly ShownFactor[] } & Partial<
    Pick<Ticket, 'isStrong' | 'target' | 'appSecret' | 'challenge' | 'codes'>
  >

/** Makes a ticket for one account, for ten minutes from now. */
export function makeTicket(secret: string, account: Account, content: TicketContent): Ticket {
  const { isStrong = false, ...rest } = content
  const [id, stamp, ends] = [randomUUID(), stampOf(secret, account), Date.now() + ticketMs]
  return { ...rest, shown: [...rest.shown], id, account: account.id, isStrong, stamp, ends }
}

/** Tickets and challenges that were used, with when they would have run out. */
const spent = new Map<string, number>()

const spentTopic = 'spent'
const spentMessage = z.object({ name: z.string(), ends: z.number() })
hearOthers(spentTopic, (message) => {
  const { name, ends } = spentMessage.parse(message)
  spent.set(name, ends)
})

/**
 * Uses something up that works once: the id of a ticket, or a challenge. Other processes of the CMS know it some milliseconds later.
 *
 * @returns whether it was still unused.
 */
export function spend(name: string, ends: number): boolean {
  if (spent.has(name)) return false
  spent.set(name, ends)
  tellOthers(spentTopic, { name, ends })
  for (const [old, end] of spent) if (end < Date.now()) spent.delete(old)
  return true
}

/** Whether a ticket has been used. */
export function isSpent({ id }: Ticket): boolean {
  return spent.has(id)
}

/** The ticket as it leaves the CMS: nobody else can read or change it. */
export function sealTicket(secret: string, content: Ticket): string {
  return sealText(secret, 'ticket', JSON.stringify(content))
}

/** When this process began: what it does not remember as used was made before. */
const startedAt = Date.now() - process.uptime() * 1000

/** What a ticket says; null when this CMS did not make it, or before it was started again, or it has run out. */
export function openTicket(secret: string, sealed: string, now: number): Ticket | null {
  const text = openSealedText(secret, 'ticket', sealed)
  if (text === null) return null
  const content = ticket.parse(JSON.parse(text))
  return content.ends > now && content.ends - ticketMs > startedAt ? content : null
}

/** Whether the account is as it was when the ticket was made. */
export function isStampOf(secret: string, { stamp }: Ticket, account: Account): boolean {
  return stamp === stampOf(secret, account)
}

function stampOf(secret: string, { email, hash, id, role }: Account): string {
  return createHmac('sha256', secret).update(`ticket ${id} ${email} ${role} ${hash}`).digest('base64url')
}

const isEncrypted = env.cmsUrl?.startsWith('https:') ?? false

/** Named so that no sibling host can set it where the CMS has an https address. */
const ticketCookie = `${isEncrypted ? '__Host-' : ''}sona-ticket`
const cookieRules = `Path=/; HttpOnly; SameSite=Strict${isEncrypted ? '; Secure' : ''}`

/** Gives a browser the ticket, for forms that work without script. */
export function toTicketCookie(sealed: string): string {
  return `${ticketCookie}=${sealed}; Max-Age=${ticketMs / 1000}; ${cookieRules}`
}

/** Takes the ticket away from a browser. */
export const noTicketCookie = `${ticketCookie}=; Max-Age=0; ${cookieRules}`

/** The ticket that a browser brings, as it was given. */
export function readTicketCookie(headers: PayloadRequest['headers']): string | null {
  return parseCookies(headers).get(ticketCookie) ?? null
}
