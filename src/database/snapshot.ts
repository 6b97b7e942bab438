import type { Client } from 'pg'
import { to } from 'pg-copy-streams'
import { type Ask, openClient } from './postgres-client'
import { toQuery } from './postgres-query'
import { sharePreparation } from './postgres-state'
import { listSequences, listTables, type ServerSequence, type ServerTable } from './server-tables'

/** A database as it is at one moment, while others write to it. */
export type Snapshot = {
  ask: Ask
  tables: readonly ServerTable[]
  sequences: readonly ServerSequence[]
  /** The rows of a table, a line for each, as the server writes them for any other server. */
  read: (table: ServerTable, instead?: Instead) => AsyncIterable<Uint8Array>
}

/**
 * What whoever looks after a server may have set for everybody: how values are written, and after how long something is ended. Large
 * tables are read from their beginning, so that the same rows come in the same order.
 */
const steady = {
  DateStyle: 'ISO',
  IntervalStyle: 'postgres',
  TimeZone: 'UTC',
  extra_float_digits: '1',
  bytea_output: 'hex',
  synchronize_seqscans: 'off',
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
} as const

/**
 * Opens a connection on which values are written alike, whatever the server. Whoever opens it ends it.
 *
 * @param other address of another database than `DATABASE_URL` names, and the setting that names it.
 * @throws UnreachableDatabase
 */
export async function openSteady(other?: { address: string; setting: string }): Promise<Client> {
  const client = await openClient(other?.address, other?.setting)
  // What is lost is said by the next statement as well; without a listener it would end the process.
  client.on('error', () => undefined)
  await client.query(
    Object.entries(steady)
      .map(([name, value]) => `SET ${name} = '${value}'`)
      .join('; '),
  )
  return client
}

/** Asks on a connection that is open. */
export function askOn(client: Client): Ask {
  return async (sql) => (await client.query(toQuery({ sql, args: [] }))).rows
}

/** A name as it stands in a statement. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** A table with its columns, as COPY names them. */
export const toCopied = ({ name, columns }: ServerTable) => `${quoted(name)} (${columns.map(quoted).join(', ')})`

/** What is read in the place of a column, by its name: an expression of SQL. */
type Instead = Readonly<Record<string, string>>

/** The rows of a table on a connection on which nothing else is asked meanwhile. */
export function readTable(client: Client, table: ServerTable, instead: Instead = {}): AsyncIterable<Uint8Array> {
  if (Object.keys(instead).length === 0) return client.query(to(`COPY ${toCopied(table)} TO STDOUT`))
  const columns = table.columns.map((column) => instead[column] ?? quoted(column))
  return client.query(to(`COPY (SELECT ${columns.join(', ')} FROM ${quoted(table.name)}) TO STDOUT`))
}

/**
 * Reads a database as it is at one moment: whoever writes to it goes on, and nothing of that is seen. Nobody migrates it meanwhile.
 *
 * @param isPreparing whether this process is the one that would: it has the lock on another connection, and would wait for itself.
 * @throws what the work throws, and UnreachableDatabase.
 */
export async function atOneMoment<Result>(
  work: (snapshot: Snapshot) => Promise<Result>,
  isPreparing = false,
): Promise<Result> {
  const client = await openSteady()
  try {
    const ask = askOn(client)
    if (!isPreparing) await sharePreparation(ask)
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const tables = await listTables(ask)
    // Numbers that are given are never given back, in no transaction: those of now are not smaller than any that is read.
    const sequences = await listSequences(ask)
    return await work({ ask, tables, sequences, read: (table, instead) => readTable(client, table, instead) })
  } finally {
    await client.end()
  }
}
