/*
 * Workaround
 * Package: @payloadcms/db-sqlite 3.90.2, @libsql/client 0.14.0
 * Upstream: https://github.com/tursodatabase/libsql-client-ts/issues/288
 * Test: src/cms/addresses/move-addresses.test.ts, src/payload-fixes/with-kept-sessions.test.ts
 * Goes when: transactions of the adapter wait for one another on SQLite, so that its own operations can be run as one.
 */
import type { Payload } from 'payload'
import type { Connection, Statement } from './connection'
import { openPostgres } from './postgres-connection'
import { openSqlite } from './sqlite-connection'

const connect = ({ db }: Payload): Connection => openPostgres(db) ?? openSqlite(db)

/**
 * Runs statements as one: all of them or none. Payload writes one document after the other and has no transactions here; this runs
 * in the database's own connection, so that nothing comes in between.
 *
 * @throws what the database says; nothing is changed then.
 */
export async function runAsOne(payload: Payload, statements: readonly Statement[]): Promise<void> {
  await connect(payload).runAsOne(statements)
}

/** Runs one statement. @returns how many rows it changed. */
export async function countChanged(payload: Payload, statement: Statement): Promise<number> {
  return (await connect(payload).run(statement)).changed
}

/** The rows that a statement reads. */
export async function readRows(payload: Payload, statement: Statement): Promise<unknown[]> {
  return (await connect(payload).run(statement)).rows
}
