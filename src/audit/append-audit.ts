import type { Payload } from 'payload'
import { auditEntry } from './audit-entry'
import { writeAuditHead } from './audit-head'
import { readAuditKeys } from './audit-key'
import { type Act, nextEntries, type Tail } from './next-entries'

/** The newest entry as this process knows it; read from the database first, and after somebody else has written. */
let tail: { payload: Payload; newest: Tail } | undefined
let turn: Promise<void> = Promise.resolve()

/** Adds an act to the audit log, after all that came before it. @throws when it cannot be written. */
export function appendAudit(payload: Payload, act: Act): Promise<void> {
  const written = turn.then(() => append(payload, act))
  turn = written.catch(() => undefined) // The one who asked is told; the next in turn does not depend on it.
  return written
}

/** Each time that one writer has to begin anew another one has written: only many at once use this up. */
const mostAttempts = 50

async function append(payload: Payload, act: Act, attemptsLeft = mostAttempts): Promise<void> {
  const before = tail?.payload === payload ? tail.newest : await readNewest(payload)
  const entries = nextEntries(act, before, readAuditKeys().current)
  const last = entries.at(-1) ?? before
  try {
    // Below the API: through it, nobody may write here.
    for (const entry of entries) await payload.db.create({ collection: 'audit-log', data: entry })
  } catch (error) {
    tail = undefined
    // The database may have stored it and been gone before it answered: once more, and the act would be there twice.
    if (!(await isStored(payload, last))) {
      const newest = await readNewest(payload)
      // Another process, or another copy of this code in this one, was faster.
      if (newest.number > before.number && attemptsLeft > 1) return append(payload, act, attemptsLeft - 1)
      throw error
    }
  }
  tail = { payload, newest: { number: last.number, hash: last.hash } }
  writeAuditHead(tail.newest)
}

/** Whether an entry is in the log: what has its number has its hash too, then. */
async function isStored(payload: Payload, { number, hash }: Tail): Promise<boolean> {
  const where = { number: { equals: number } }
  const { docs } = await payload.db.find({ collection: 'audit-log', limit: 1, pagination: false, where })
  return docs[0] !== undefined && auditEntry.parse(docs[0]).hash === hash
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
