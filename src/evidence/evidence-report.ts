import { z } from 'zod'

/** What was found of the database and of the audit log in it. */
export const evidenceReport = z.object({
  /** What SQLite says of the first damage; null when there is none. */
  damage: z.string().nullable(),
  /** Whether the database refuses to change entries of the log. */
  isProtected: z.boolean(),
  /** When the log was last found unprotected, as an ISO time; empty when never. */
  unprotectedAt: z.string(),
  /** Entries that are whole, and the seal of the last one. */
  count: z.number(),
  hash: z.string(),
  /** The first entry where something is wrong, and what; see `AuditFault`. */
  fault: z.object({ number: z.number(), fault: z.string() }).nullable(),
})
export type EvidenceReport = z.infer<typeof evidenceReport>
