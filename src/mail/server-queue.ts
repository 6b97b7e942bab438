import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Statement } from '@/src/database/connection'
import { log } from '@/src/platform/log'
import { mail } from './mail'
import { type MailQueue, pauseAfter, type QueuedMail, rememberedMs } from './mail-queue'

/** What those who watch the product are told of messages. */
export type MailFigures = { waiting: number; oldestSeconds: number; refused: number }

/** The queue of all processes at a server. */
export type ServerQueue = MailQueue & {
  /** Puts a message in that waited somewhere else, as it was there. */
  bring: (mail: QueuedMail) => Promise<void>
  measure: () => Promise<MailFigures>
}

/**
 * For so long nobody else gets a message that a process took and says nothing more of, in milliseconds. Whoever still sends one says
 * so three times as often: how long a mail server may take has no bound here.
 */
const silenceMs = 60_000

const taken = z.object({
  name: z.string(),
  mail: z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(mail),
  attempts: z.number(),
  nextTry: z.number(),
})
const figures = z.tuple([z.object({ waiting: z.number(), oldestSeconds: z.number(), refused: z.number() })])

/** Of a message that this process has taken, and nobody else since. */
const isHeld = 'name = ? AND taken_by = ?'
const free = 'taken_by = NULL, taken_until = NULL'

/**
 * Opens the queue that is a table of the database: what one process puts in, any other one sends. One of them sends a message at a
 * time, whatever becomes of the others; all times between processes are those of the server.
 *
 * @param ask carries out a statement, and gives the rows that it reads.
 * @param heldMs for how long a message stays with a process that says nothing more of it.
 */
export function openServerQueue(
  ask: (statement: Statement) => Promise<unknown[]>,
  { heldMs = silenceMs }: { heldMs?: number } = {},
): ServerQueue {
  const holder = randomUUID()
  const heldUntil = `taken_until = now() + interval '${heldMs} milliseconds'`
  /** What was sent while the database could not be told. */
  const untold = new Set<string>()
  const tellSent = async () => {
    for (const name of untold) {
      // Nothing of the message is kept, only that it was sent.
      const sql = `UPDATE mail_queue SET state = 'sent', mail = NULL, since = now(), ${free} WHERE name = ?`
      await ask({ sql, args: [name] })
      untold.delete(name)
    }
  }
  const bring = async ({ name, mail: message, attempts, nextTry }: QueuedMail) => {
    const sql = `INSERT INTO mail_queue (name, mail, attempts, next_try, since)
      VALUES (?, ?, ?, ?, GREATEST(now(), to_timestamp(? / 1000.0))) ON CONFLICT (name) DO NOTHING`
    await ask({ sql, args: [name, JSON.stringify(message), attempts, Math.ceil(nextTry), message.notBefore] })
  }
  const settle = async ({ name }: QueuedMail, change: string, args: Statement['args'] = []) => {
    if (!untold.has(name))
      await ask({ sql: `UPDATE mail_queue SET ${change}, ${free} WHERE ${isHeld}`, args: [...args, name, holder] })
  }
  return {
    bring,
    add: (given, message) => {
      const whole = mail.parse(message)
      // Not the name that a folder gives: what an installation that moved here brings along counts its accounts and cases anew.
      const name = nameOf(given)
      return bring({ name, mail: whole, attempts: 0, nextTry: whole.notBefore })
    },
    take: async function* take(now) {
      await tellSent()
      const next = `SELECT name FROM mail_queue WHERE state = 'waiting' AND next_try <= ? AND (taken_until IS NULL OR taken_until < now())
        ORDER BY next_try, since LIMIT 1 FOR UPDATE SKIP LOCKED`
      const sql = `UPDATE mail_queue SET taken_by = ?, ${heldUntil} WHERE name = (${next})
        RETURNING name, mail, attempts, next_try AS "nextTry"`
      for (;;) {
        const [found] = await ask({ sql, args: [holder, now] })
        if (found === undefined) return
        const message = taken.parse(found)
        const keep = { sql: `UPDATE mail_queue SET ${heldUntil} WHERE ${isHeld}`, args: [message.name, holder] }
        const keeping = setInterval(() => {
          ask(keep).catch((error: unknown) => log.error('A message under way cannot be kept from others', { error }))
        }, heldMs / 3)
        try {
          yield message
        } finally {
          clearInterval(keeping)
        }
      }
    },
    markSent: async ({ name }) => {
      untold.add(name)
      await tellSent()
    },
    retryLater: (message, now) =>
      settle(message, 'attempts = ?, next_try = ?', [message.attempts + 1, now + pauseAfter(message.attempts)]),
    giveUp: (message) => settle(message, "state = 'refused', since = now()"),
    forget: async (names) => {
      const [first, ...rest] = names.map(nameOf)
      if (first === undefined) return
      const places = ['?', ...rest.map(() => '?')].join(', ')
      const sql = `UPDATE mail_queue SET state = 'sent', mail = NULL, since = now(), ${free} WHERE state <> 'sent' AND name IN (${places})`
      await ask({ sql, args: [first, ...rest] })
    },
    forgetOld: async (now) => {
      const sql = `DELETE FROM mail_queue WHERE state = 'sent' AND since < to_timestamp(? / 1000.0)`
      await ask({ sql, args: [now - rememberedMs] })
    },
    measure: async () => {
      const sql = `SELECT count(*) FILTER (WHERE state = 'waiting') AS waiting, count(*) FILTER (WHERE state = 'refused') AS refused,
        GREATEST(0, EXTRACT(EPOCH FROM now() - min(since) FILTER (WHERE state = 'waiting'))) AS "oldestSeconds"
        FROM mail_queue WHERE state <> 'sent'`
      return figures.parse(await ask({ sql, args: [] }))[0]
    },
  }
}

const nameOf = (given: string) => createHash('sha256').update(`server ${given}`).digest('hex')
