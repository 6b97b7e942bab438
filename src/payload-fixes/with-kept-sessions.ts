/*
 * Workaround
 * Package: payload 3.90.2
 * Upstream: https://github.com/payloadcms/payload/issues/18132, https://github.com/payloadcms/payload/issues/16027
 * Test: src/payload-fixes/with-kept-sessions.test.ts
 * Goes when: a login adds its session, and leaving takes one away, without writing the rest of the account.
 */
import type { DatabaseAdapterObj, UpdateOne } from 'payload'
import { z } from 'zod'
import type { Statement } from '@/src/database/connection'
import { dialect } from '@/src/database/own-dialect'
import { runAsOne } from '@/src/database/statements'

const moment = z.union([z.date(), z.string()])
const session = z.object({ id: z.string(), createdAt: moment.nullish(), expiresAt: moment })
type Session = z.infer<typeof session>

/** How long a session lasts. */
export type SessionLife = {
  /** Without a request of its person, in milliseconds. */
  idleMs: number
  /** Whatever its person does, in seconds. */
  longestSeconds: number
}

/**
 * Writes the sessions of people one by one. Payload reads a person, spends a tenth of a second and under load more on the
 * password, and then writes everything as it was read, with one more session (`addSessionToUser`): whoever logged in meanwhile
 * under the same account is nobody from then on, whoever left is back, and a role or a password that was changed meanwhile is as
 * before. Here a login adds its session and takes away those that have ended; leaving and a new password only take away; any other
 * change of an account touches no session, because a login may have come between its reading and its writing.
 */
export function withKeptSessions<Adapter extends Pick<DatabaseAdapterObj, 'init'>>(
  adapter: Adapter,
  life: SessionLife,
): Adapter {
  return {
    ...adapter,
    init: (options) => {
      const database = adapter.init(options)
      const updateOne: UpdateOne = database.updateOne.bind(database)
      database.updateOne = async (query) => {
        const { sessions, ...rest } = query.data
        const list =
          query.collection === 'users' && query.id !== undefined ? z.array(session).safeParse(sessions).data : undefined
        if (!list) return updateOne(query)
        // So Payload marks a write that is about sessions only. The rest of it is old.
        const isOfSessions = rest['updatedAt'] === null && query.returning === false
        const person = Number(query.id)
        const own = isOfSessions ? findOwnSession(query.req, person) : null
        // After too many wrong passwords everything is written with fewer sessions, and nothing is asked back either.
        const isMeant = query.returning === false
        const statements = isMeant
          ? toStatements({ person, own, life }, list)
          : toEndByPassword(person, rest['hash'], list)
        await runAsOne(options.payload, statements)
        if (isOfSessions) return null
        return updateOne({ ...query, data: rest })
      }
      return database
    },
  }
}

const signedIn = z.object({ id: z.number(), _sid: z.string() })

/** The session of a person who writes their own; null where somebody else does, and where all of them are to go. */
function findOwnSession(req: Parameters<UpdateOne>[0]['req'], person: number): string | null {
  const { data } = signedIn.safeParse(req?.user)
  if (data?.id !== person || req?.searchParams?.get('allSessions') === 'true') return null
  return data._sid
}

type Writing = {
  person: number
  /** The session that writes. */
  own: string | null
  life: SessionLife
}

function toStatements({ person, own, life }: Writing, sessions: readonly Session[]): Statement[] {
  // What was read from the database has its moments as texts.
  const fresh = sessions.filter(({ createdAt }) => createdAt instanceof Date)
  if (fresh.length > 0) return [toRemovalOfEnded(person), ...fresh.map((one) => toAddition(person, one, life))]
  return [toRemoval(person, own, sessions), ...sessions.map((one) => toExtension(one, life))]
}

/** Whoever prolongs their session takes away none, and whoever leaves that one: others may have begun since the list was read. */
function toRemoval(person: number, own: string | null, sessions: readonly Session[]): Statement {
  if (own === null) return toRemovalOfOthers(person, sessions)
  if (sessions.some(({ id }) => id === own)) return toRemovalOfEnded(person)
  return { sql: 'DELETE FROM users_sessions WHERE _parent_id = ? AND id = ?', args: [person, own] }
}

function toRemovalOfEnded(person: number): Statement {
  const sql = 'DELETE FROM users_sessions WHERE _parent_id = ? AND expires_at <= ?'
  return { sql, args: [person, new Date().toISOString()] }
}

function toRemovalOfOthers(person: number, sessions: readonly Session[]): Statement {
  const others = sessions.map(() => ' AND id <> ?').join('')
  const sql = `DELETE FROM users_sessions WHERE _parent_id = ?${others}`
  return { sql, args: [person, ...sessions.map(({ id }) => id)] }
}

/** A new password ends the sessions that are not named beside it. Any other change of an account names those that it was read with. */
function toEndByPassword(person: number, hash: unknown, sessions: readonly Session[]): Statement[] {
  if (typeof hash !== 'string') return []
  const { sql, args } = toRemovalOfOthers(person, sessions)
  const isNew = 'EXISTS (SELECT 1 FROM users WHERE id = ? AND hash <> ?)'
  return [{ sql: `${sql} AND ${isNew}`, args: [...args, person, hash] }]
}

function toAddition(person: number, { id, createdAt, expiresAt }: Session, life: SessionLife): Statement {
  const sql = `INSERT INTO users_sessions (_order, _parent_id, id, created_at, expires_at)
    VALUES ((SELECT COALESCE(MAX(_order), 0) + 1 FROM users_sessions WHERE _parent_id = ?), ?, ?, ?, ?)`
  return { sql, args: [person, person, id, toText(createdAt ?? new Date()), toIdleEnd(expiresAt, life)] }
}

/** Payload prolongs a session without an end: here it ends so long after it began, and never earlier than it would have. */
function toExtension({ id, expiresAt }: Session, life: SessionLife): Statement {
  const { earlierOf, laterOf, secondsAfter } = dialect
  const end = laterOf('expires_at', earlierOf('?', secondsAfter('created_at', life.longestSeconds)))
  const sql = `UPDATE users_sessions SET expires_at = ${end} WHERE id = ?`
  return { sql, args: [toIdleEnd(expiresAt, life), id] }
}

/** Until its person does something again, a session lasts so long and no longer. */
function toIdleEnd(expiresAt: Date | string, { idleMs }: SessionLife): string {
  return toText(new Date(Math.min(new Date(expiresAt).getTime(), Date.now() + idleMs)))
}

function toText(value: Date | string): string {
  return new Date(value).toISOString()
}
