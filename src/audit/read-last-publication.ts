import type { Payload } from 'payload'
import { z } from 'zod'
import { auditEntry } from './audit-entry'

const details = z.object({ review: z.number() })

/** More than there are languages. */
const mostEntries = 10

/**
 * The languages in which a subject is live by a request, as the log says: of what was last done to it.
 *
 * @param subject such as `pages/12`.
 * @param review the request.
 * @returns none when something else was done to it since.
 */
export async function readLastPublication(
  payload: Payload,
  { subject, review }: { subject: string; review: number },
): Promise<string[]> {
  const { docs } = await payload.db.find({
    collection: 'audit-log',
    where: { subject: { equals: subject } },
    limit: mostEntries,
    pagination: false,
    sort: '-number',
  })
  const entries = docs.map((stored) => auditEntry.parse(stored))
  const other = entries.findIndex((entry) => entry.action !== 'publish' || reviewOf(entry.details) !== review)
  return entries.slice(0, other === -1 ? entries.length : other).map(({ locale }) => locale)
}

function reviewOf(written: string): number | undefined {
  return written === '' ? undefined : details.safeParse(JSON.parse(written)).data?.review
}
