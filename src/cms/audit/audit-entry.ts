import { createHash } from 'node:crypto'
import { z } from 'zod'
import { canonicalJson } from '@/src/forms/definition/canonical-json'

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
  /** SHA-256 of everything above. */
  hash: z.string(),
})
export type AuditEntry = z.infer<typeof auditEntry>

/** The hash that seals an entry, and through `previous` everything before it. */
export function sealOf({ hash: _seal, ...said }: Omit<AuditEntry, 'hash'> & { hash?: string }): string {
  return createHash('sha256').update(canonicalJson(said)).digest('hex')
}
