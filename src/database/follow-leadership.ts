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

/** Others are looked for with each so-manieth question. */
const lookEvery = 10

/** What others are looked for by, who have other keys. */
type Company = {
  /** Of the keys of this process: short, the same wherever they are the same, and of no use to whoever reads it. */
  mark: string
  /** Told whether there are processes at the database that have other keys. */
  onStrangers: (are: boolean) => void
}

export type Following = {
  /** How often the server is asked, in milliseconds. */
  everyMs?: number
  /** Told when this process begins to lead, and when it ends. */
  onChange?: (isLeading: boolean) => void
  company?: Company
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
  const { company, everyMs: pauseMs = everyMs } = following
  const done = follow({ pauseMs, confirm, tell, signal: ending.signal, company })
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
  company: Company | undefined
}

async function follow(turns: Turns): Promise<void> {
  const { pauseMs, confirm, signal } = turns
  while (!signal.aborted) {
    let connection: WatchedConnection | undefined
    try {
      connection = await openWatched()
      await ask(connection, turns)
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
async function ask(connection: WatchedConnection, { pauseMs, confirm, tell, signal, company }: Turns): Promise<void> {
  let has = false
  for (let turn = 0; !signal.aborted; turn += 1) {
    // Before asking: the answer says what was true then, and later nobody knows.
    const since = performance.now()
    has = await inTime(has ? holds(connection) : take(connection))
    if (!connection.isOpen()) throw new Error('The connection to the database was lost')
    if (has) confirm(since)
    else tell()
    if (company && turn % lookEvery === 0) await inTime(lookForStrangers(connection, company))
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

/** Connections have a name, which everybody of the same account may read. */
async function lookForStrangers({ client }: WatchedConnection, { mark, onStrangers }: Company): Promise<void> {
  const own = `sona cms ${mark}`
  await client.query(`SELECT set_config('application_name', $1, false)`, [own])
  const sql = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'sona cms %' AND application_name <> $1`
  const { rowCount } = await client.query(sql, [own])
  onStrangers((rowCount ?? 0) > 0)
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
