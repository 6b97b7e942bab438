import type { Payload } from 'payload'
import type { User } from '@/src/stored-types/payload-types'
import { type AuditEntry, auditEntry, sealOf } from './audit-entry'
import { writeAuditHead } from './audit-head'
import { readAuditKeys } from './audit-key'
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

type Tail = Pick<AuditEntry, 'number' | 'hash'>

/** The newest entry as this process knows it; read from the database first, and after somebody else has written. */
let tail: { payload: Payload; newest: Tail } | undefined
let turn: Promise<void> = Promise.resolve()

/** Adds an act to the audit log, after all that came before it. @throws when it cannot be written. */
export function appendAudit(payload: Payload, act: Act): Promise<void> {
  const written = turn.then(() => append(payload, act))
  turn = written.catch(() => undefined) // The one who asked is told; the next in turn does not depend on it.
  return written
}

async function append(payload: Payload, act: Act, attemptsLeft = 3): Promise<void> {
  const before = tail?.payload === payload ? tail.newest : await readNewest(payload)
  const { current } = readAuditKeys()
  const isNewKey = before.number > 0 && keyIdOf(before.hash) !== current.id
  const details = { before: keyIdOf(before.hash), now: current.id }
  const bridge = isNewKey ? toEntry({ action: sealedAnew, subject: logSubject, details }, before) : null
  const entry = toEntry(act, bridge ?? before)
  try {
    // Below the API: through it, nobody may write here.
    if (bridge) await payload.db.create({ collection: 'audit-log', data: bridge })
    await payload.db.create({ collection: 'audit-log', data: entry })
  } catch (error) {
    tail = undefined
    const newest = await readNewest(payload)
    // Another copy of this code in the process was faster.
    if (newest.number > before.number && attemptsLeft > 1) return append(payload, act, attemptsLeft - 1)
    throw error
  }
  tail = { payload, newest: { number: entry.number, hash: entry.hash } }
  writeAuditHead(tail.newest)
}

function toEntry({ actor, details, ...act }: Act, { number, hash }: Tail): AuditEntry {
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
  return { ...said, hash: sealOf(said, readAuditKeys().current) }
}

async function readNewest(payload: Payload): Promise<Tail> {
  const { docs } = await payload.db.find({
    collection: 'audit-log',
    limit: 1,
    pagination: false,
    sort: '-number',
  })
  return docs[0] ? auditEntry.parse(docs[0]) : { number: 0, hash: '' }
}
