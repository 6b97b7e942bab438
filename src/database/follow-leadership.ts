import { setTimeout as wait } from 'node:timers/promises'
import { log } from '@/src/platform/log'
import { answerLeadership } from './leadership'
import { openWatched, type WatchedConnection } from './watched-connection'

/** By these numbers the server knows who leads: src/database/postgres-state.ts has the other ones. */
const leading = '7662, 2'

/** How often the server is asked, and how long it may take to answer, in milliseconds. */
const everyMs = 1_000
const answerLimitMs = 3_000

/** So long after the server last said so a process leads; the server lets nobody else lead earlier than that. */
const leadershipMs = 5_000

type Following = {
  /** How often the server is asked, in milliseconds. */
  everyMs?: number
  /** Told when this process begins to lead, and when it ends. */
  onChange?: (isLeading: boolean) => void
}

/**
 * Has this process lead as soon as no other one at its database does, for as long as it lives and reaches the server: whoever leads has a
 * lock of the server, on a connection of its own, and both end together. Another process leads a second later, or a few
 * seconds when nobody could say that the connection is gone.
 *
 * @returns what ends it.
 */
export function followLeadership(following: Following = {}): () => Promise<void> {
  const ending = new AbortController()
  let confirmedAt = Number.NEGATIVE_INFINITY
  let isTold = false
  const isLeading = () => performance.now() - confirmedAt < leadershipMs
  const tell = () => {
    if (isLeading() === isTold) return
    isTold = !isTold
    log.info(isTold ? 'This process leads at its database' : 'This process does not lead at its database any more')
    following.onChange?.(isTold)
  }
  const confirm = (since: number | null) => {
    confirmedAt = since ?? Number.NEGATIVE_INFINITY
    tell()
  }
  const endAnswers = answerLeadership(isLeading)
  const done = follow({ pauseMs: following.everyMs ?? everyMs, confirm, tell, signal: ending.signal })
  return async () => {
    ending.abort()
    await done
    endAnswers()
  }
}

type Turns = {
  pauseMs: number
  /** Leading was confirmed for what was asked at that time, or is over. */
  confirm: (since: number | null) => void
  tell: () => void
  signal: AbortSignal
}

async function follow({ pauseMs, confirm, tell, signal }: Turns): Promise<void> {
  while (!signal.aborted) {
    let connection: WatchedConnection | undefined
    try {
      connection = await openWatched()
      await ask(connection, { pauseMs, confirm, tell, signal })
    } catch (error) {
      // Nothing that this process leads in begins from now on; what it had is over at the latest when the server lets somebody else lead.
      log.error('The database cannot be asked who leads; this process does not', { error })
    } finally {
      confirm(null)
      connection?.close()
    }
    await pause(pauseMs, signal)
  }
}

/** Asks again and again, until the connection is lost or it is told to end. */
async function ask(connection: WatchedConnection, { pauseMs, confirm, tell, signal }: Turns): Promise<void> {
  let has = false
  while (!signal.aborted) {
    // Before asking: the answer says what was true then, and later nobody knows.
    const since = performance.now()
    has = await inTime(has ? holds(connection) : take(connection))
    if (!connection.isOpen()) throw new Error('The connection to the database was lost')
    if (has) confirm(since)
    else tell()
    await pause(pauseMs, signal)
  }
}

async function take({ client }: WatchedConnection): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(`SELECT pg_try_advisory_lock(${leading}) AS taken`)
  return rows[0]?.taken === true
}

/** It is there with the connection: an answer by that one says so. */
async function holds({ client }: WatchedConnection): Promise<boolean> {
  await client.query('SELECT 1')
  return true
}

async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const limit = new AbortController()
  const late = wait(answerLimitMs, undefined, { signal: limit.signal, ref: false }).then(() => {
    throw new Error('The database does not answer')
  })
  // Whichever comes second is nobody's business any more.
  late.catch(() => undefined)
  answer.catch(() => undefined)
  try {
    return await Promise.race([answer, late])
  } finally {
    limit.abort()
  }
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal, ref: false }).catch(() => undefined) // Ended while it waits.
}
