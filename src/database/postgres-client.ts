import { Client, Pool } from 'pg'
import { env } from '@/src/platform/env'
import { log } from '@/src/platform/log'
import { followStatements, followStatementsOf } from './follow-statements'
import { toQuery } from './postgres-query'
import { UnreachableDatabase } from './unreachable-database'

/** Reads or writes with one statement, without values. @returns the rows that it reads. */
export type Ask = (sql: string) => Promise<Record<string, unknown>[]>

/** Longer than any server needs that answers at all, in milliseconds. */
const connectLimitMs = 10_000

/** For so long a question waits until one of the others gives its connection back, in milliseconds. */
const turnLimitMs = 30_000

/** Whether statements say for which request they are, or are spans of it. */
const areFollowed = env.hasRequestLog || env.traces !== null

const settingsOf = (connectionString = env.databaseUrl) => ({
  connectionString,
  connectionTimeoutMillis: connectLimitMs,
  application_name: 'sona',
  keepAlive: true,
})

/** Connections that are shared among everything that is done at once: by the CMS, when no other number is said. Whoever opens it ends it. */
export function openPool(max = env.databasePool): Pool {
  const pool = new Pool({ ...settingsOf(), connectionTimeoutMillis: turnLimitMs, max })
  // The server ended one that nobody used; without a listener that would end the process. The next question opens another.
  pool.on('error', (error) => log.error('A connection to the database was lost', { error }))
  if (areFollowed) followStatements(pool)
  return pool
}

/**
 * Opens a connection of its own. Whoever opens it ends it.
 *
 * @param address of another database than `DATABASE_URL` names, as the setting says that is named here.
 * @throws UnreachableDatabase with what the server says, which never holds the password.
 */
export async function openClient(address?: string, setting = 'DATABASE_URL'): Promise<Client> {
  const client = new Client(settingsOf(address))
  if (areFollowed) followStatementsOf(client)
  try {
    await client.connect()
    return client
  } catch (error) {
    const said = error instanceof AggregateError ? error.errors.map(String).join('; ') : String(error)
    throw new UnreachableDatabase(
      `The database that ${setting} names cannot be opened (${said}). Nothing was changed. Look at its address, at the server and at what the account may do (docs/operations.md).`,
    )
  }
}

/** Does work on a connection of its own, and ends that. */
export async function askPostgres<Result>(work: (ask: Ask) => Promise<Result>): Promise<Result> {
  const client = await openClient()
  try {
    return await work(async (sql) => (await client.query(toQuery({ sql, args: [] }))).rows)
  } finally {
    await client.end()
  }
}
