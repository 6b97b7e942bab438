import { createHmac } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import { appendAudit } from '@/src/audit/append-audit'
import type { User } from '@/src/stored-types/payload-types'
import { toNetwork } from '../sign-in/client-network'

/** The names of events, which the bank's monitoring knows: docs/contracts/security-events.md. None is ever changed. */
type EventName =
  | 'login.succeeded'
  | 'login.failed'
  | 'login.limited'
  | 'login.step-asked'
  | 'login.step-failed'
  | 'logout'
  | 'provider.linked'
  | 'password.changed'
  | 'password.reset-requested'
  | 'factor.added'
  | 'factor.removed'
  | 'factors.reset'
  | 'recovery-codes.made'
  | 'recovery-code.used'
  | 'email.changed'
  | 'role.changed'
  | 'account.created'
  | 'account.deleted'

type Person = Pick<User, 'id' | 'name' | 'role'>

/** Something that happened to an account. Never holds a secret, nor an address that belongs to no account. */
export type SecurityEvent = {
  event: EventName
  outcome?: 'success' | 'failure'
  /** Who did it, when known. */
  actor?: Person | null
  /** The account it happened to; null when there is none of that name. */
  account: Person['id'] | null
  /** What was typed as the account's name: only a keyed hash of it is kept. */
  typed?: string
  details?: Readonly<Record<string, unknown>>
}

/**
 * Writes an event into the audit log, and as one line of JSON on stdout for whatever collects security events.
 *
 * @throws when it cannot be written: what leaves no trace does not happen.
 */
export async function recordSecurityEvent(
  req: Pick<PayloadRequest, 'payload' | 'headers'>,
  { event, outcome = 'success', actor = null, account, typed, details = {} }: SecurityEvent,
): Promise<void> {
  const subject = `users/${account ?? 'unknown'}`
  const said = {
    ...details,
    network: toNetwork(req),
    ...(typed === undefined ? {} : { typed: hashAddress(req.payload, typed) }),
  }
  await appendAudit(req.payload, { action: event, subject, actor, details: said })
  const who = actor ? { id: actor.id, role: actor.role } : null
  const line = { time: new Date().toISOString(), kind: 'security', event, outcome, actor: who, subject, ...said }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

/** The same address gives the same text in this installation, and nobody without its key gets back from it. */
function hashAddress({ secret }: Payload, typed: string): string {
  return createHmac('sha256', secret).update(`account ${typed.trim().toLowerCase()}`).digest('hex').slice(0, 16)
}
