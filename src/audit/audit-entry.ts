import { createHash } from 'node:crypto'
import { z } from 'zod'
import { canonicalJson } from '@/src/forms/definition/canonical-json'
import type { SealKey } from './audit-key'
import { signWith } from './seal-signature'

/** What the log says of one act. Empty texts where there is nothing to say. */
export const auditEntry = z.object({
  /** Place in the log, from 1 on, without gaps. */
  number: z.number().int().positive(),
  /** When, as an ISO time in UTC. */
  at: z.string(),
  /** Number of the person; 0 for the platform itself. */
  actor: z.number().int(),
  actorName: z.string(),
  actorRole: z.string(),
  action: z.string(),
  /** `pages/12`, `globals/footer`, `users/3`. */
  subject: z.string(),
  /** The language that was written. */
  locale: z.string(),
  reason: z.string(),
  /** SHA-256 of the content before and after; empty where there was none. */
  before: z.string(),
  after: z.string(),
  /** Whatever else belongs to the act, as JSON. */
  details: z.string(),
  /** Hash of the entry before; empty for the first. */
  previous: z.string(),
  /** What seals everything above. */
  hash: z.string(),
})
export type AuditEntry = z.infer<typeof auditEntry>

type Sealed = Omit<AuditEntry, 'hash'> & { hash?: string }

/** The seal of an entry, made with a key: it holds everything that the entry says, and through `previous` everything before it. */
export function sealOf({ hash: _seal, ...said }: Sealed, key: SealKey): string {
  return signWith(key, 'entry', canonicalJson(said))
}

/** The seal that entries had before there were keys: SHA-256 of what they say. */
export function unkeyedSealOf({ hash: _seal, ...said }: Sealed): string {
  return createHash('sha256').update(canonicalJson(said)).digest('hex')
}
