import { type AuditEntry, auditEntry, sealOf } from './audit-entry'

/** What is wrong with a log, at the first entry where something is. */
export type AuditFault = { number: number; fault: 'gap' | 'chain' | 'seal' | 'cut' | 'unreadable' }

type Head = Pick<AuditEntry, 'number' | 'hash'>

/**
 * Checks a log from its first entry: numbers without a gap, each entry sealed with what it says, each holding the seal before.
 *
 * @param entries in order; what is not an entry is a fault.
 * @param head the newest entry that was ever noted elsewhere: a log that ends before it was cut.
 * @returns the number of entries and the last seal; the first fault when there is one.
 */
export async function verifyAudit(
  entries: AsyncIterable<unknown> | Iterable<unknown>,
  head: Head | null = null,
): Promise<{ count: number; hash: string; fault: AuditFault | null }> {
  let [count, hash, isHeadMet] = [0, '', head === null]
  for await (const row of entries) {
    const number = count + 1
    const { data: entry } = auditEntry.safeParse(row)
    const fault = entry ? faultOf(entry, number, hash) : 'unreadable'
    if (!entry || fault) return { count, hash, fault: { number, fault: fault ?? 'unreadable' } }
    count = number
    hash = entry.hash
    if (head?.number === number && head.hash === hash) isHeadMet = true
  }
  return { count, hash, fault: isHeadMet ? null : { number: count + 1, fault: 'cut' } }
}

function faultOf(entry: AuditEntry, number: number, previous: string): AuditFault['fault'] | null {
  if (entry.number !== number) return 'gap'
  if (entry.previous !== previous) return 'chain'
  return sealOf(entry) === entry.hash ? null : 'seal'
}
