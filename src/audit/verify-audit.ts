import { type AuditEntry, auditEntry, sealOf, unkeyedSealOf } from './audit-entry'
import { type AuditHead, isGenuineHead } from './audit-head'
import type { SealKey } from './audit-key'
import { type Checkpoint, isGenuineCheckpoint } from './checkpoint'
import { sealedAnew, unprotected } from './own-acts'
import { keyIdOf } from './seal-signature'

/**
 * What is wrong with a log, at the first entry where something is.
 *
 * - `gap`, `chain`, `seal`, `unreadable`: an entry is missing, does not follow the one before, says something else, or is none.
 * - `key`: an entry is sealed with a key that is not known here, or with an older one than an entry before it.
 * - `cut`: entries are missing at the end. `headless`, `head`: the note of the newest entry is gone, or is not ours.
 * - `checkpoint`: the log does not hold what a checkpoint outside says it held, or the checkpoint is not ours.
 */
export type AuditFault = {
  number: number
  fault: 'gap' | 'chain' | 'seal' | 'unreadable' | 'key' | 'cut' | 'headless' | 'head' | 'checkpoint'
}

type Evidence = {
  /** The keys in the order in which they came into use. */
  keys: readonly SealKey[]
  /** The note of this machine. */
  head: AuditHead | 'unreadable' | null
  /** Notes that several processes share. */
  sharedHeads?: readonly (AuditHead | 'unreadable')[]
  /** What was noted outside. */
  checkpoints?: readonly (Checkpoint | null)[]
}

export type AuditVerdict = {
  count: number
  hash: string
  fault: AuditFault | null
  /** When the log was last found without what keeps it from being changed; empty when never. */
  unprotectedAt: string
}

/**
 * Checks a log from its first entry: numbers without a gap, each entry sealed with what it says and with a key that follows the one
 * before, each holding the seal before, up to what is noted beside the database and outside.
 *
 * @param entries in order; what is not an entry is a fault.
 */
export async function verifyAudit(
  entries: AsyncIterable<unknown> | Iterable<unknown>,
  { keys, head, sharedHeads = [], checkpoints = [] }: Evidence,
): Promise<AuditVerdict> {
  const awaited = new Map(checkpoints.flatMap((point) => (point ? [[point.number, point.hash]] : [])))
  const heads = head === null ? sharedHeads : [head, ...sharedHeads]
  const unmet = new Set(heads.filter((noted) => noted !== 'unreadable'))
  let [count, hash, rank, unprotectedAt] = [0, '', -1, '']
  for await (const row of entries) {
    const number = count + 1
    const { data: entry } = auditEntry.safeParse(row)
    const fault = entry ? faultOf(entry, { number, previous: hash, rank, keys }) : 'unreadable'
    if (!entry || fault) return { count, hash, unprotectedAt, fault: { number, fault: fault ?? 'unreadable' } }
    count = number
    hash = entry.hash
    rank = rankOf(hash, keys)
    if (entry.action === unprotected) unprotectedAt = entry.at
    for (const noted of unmet) if (noted.number === number && noted.hash === hash) unmet.delete(noted)
    if (awaited.get(number) === hash) awaited.delete(number)
  }
  const [missing] = awaited.keys()
  const isForged = checkpoints.some((point) => !point || !isGenuineCheckpoint(point, keys))
  const fault = (name: AuditFault['fault'], number: number) => ({
    ...{ count, hash, unprotectedAt },
    fault: { number, fault: name },
  })
  if (heads.length === 0 && count > 0) return fault('headless', count)
  if (heads.some((noted) => noted === 'unreadable' || !isGenuineHead(noted, keys))) return fault('head', count)
  if (unmet.size > 0) return fault('cut', count + 1)
  if (isForged || missing !== undefined) return fault('checkpoint', missing ?? count)
  return { count, hash, unprotectedAt, fault: null }
}

/** Place of a seal's key among the keys in use; -1 for seals of the time before keys, null for a key that is not known. */
function rankOf(seal: string, keys: readonly SealKey[]): number {
  const id = keyIdOf(seal)
  return id === null ? -1 : keys.findIndex((key) => key.id === id)
}

type Before = { number: number; previous: string; rank: number; keys: readonly SealKey[] }

function faultOf(entry: AuditEntry, { number, previous, rank, keys }: Before): AuditFault['fault'] | null {
  if (entry.number !== number) return 'gap'
  if (entry.previous !== previous) return 'chain'
  const own = rankOf(entry.hash, keys)
  const isKeyed = keyIdOf(entry.hash) !== null
  const key = keys[own]
  if ((isKeyed && !key) || own < rank) return 'key'
  // A new key comes into use with an entry that says so.
  if (own > rank && number > 1 && entry.action !== sealedAnew) return 'key'
  return (key ? sealOf(entry, key) : unkeyedSealOf(entry)) === entry.hash ? null : 'seal'
}
