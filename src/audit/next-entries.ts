import type { User } from '@/src/stored-types/payload-types'
import { type AuditEntry, sealOf } from './audit-entry'
import type { SealKey } from './audit-key'
import { logSubject, sealedAnew } from './own-acts'
import { keyIdOf } from './seal-signature'

/** An act as its writer knows it; the rest is filled in. */
export type Act = {
  action: string
  subject: string
  actor?: Pick<User, 'id' | 'name' | 'role'> | null
  locale?: string
  reason?: string
  before?: string
  after?: string
  details?: Readonly<Record<string, unknown>>
}

/** The newest entry of a log; number 0 of one that is empty. */
export type Tail = Pick<AuditEntry, 'number' | 'hash'>

/** The entries that an act adds to a log: its own, and before it the one that says that another key seals from here on. */
export function nextEntries(act: Act, before: Tail, key: SealKey): [...bridge: AuditEntry[], entry: AuditEntry] {
  if (before.number === 0 || keyIdOf(before.hash) === key.id) return [toEntry(act, before, key)]
  const details = { before: keyIdOf(before.hash), now: key.id }
  const bridge = toEntry({ action: sealedAnew, subject: logSubject, details }, before, key)
  return [bridge, toEntry(act, bridge, key)]
}

function toEntry({ actor, details, ...act }: Act, { number, hash }: Tail, key: SealKey): AuditEntry {
  const said = {
    number: number + 1,
    at: new Date().toISOString(),
    actor: actor?.id ?? 0,
    actorName: actor?.name ?? 'Sona',
    actorRole: actor?.role ?? 'platform',
    action: act.action,
    subject: act.subject,
    locale: act.locale ?? '',
    reason: act.reason ?? '',
    before: act.before ?? '',
    after: act.after ?? '',
    details: details ? JSON.stringify(details) : '',
    previous: hash,
  }
  return { ...said, hash: sealOf(said, key) }
}
