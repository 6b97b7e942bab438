/*
 * Workaround
 * Package: @payloadcms/db-sqlite 3.90.2, @libsql/client 0.14.0
 * Upstream: https://github.com/tursodatabase/libsql-client-ts/issues/288
 * Test: src/cms/addresses/move-addresses.test.ts, src/payload-fixes/with-kept-sessions.test.ts
 * Goes when: transactions of the adapter wait for one another on SQLite, so that its own operations can be run as one.
 */
import type { Payload } from 'payload'

/** A statement of the database with the values of its placeholders. */
export type Statement = { sql: string; args: (string | number | null)[] }

/**
 * Runs statements as one: all of them or none. Payload writes one document after the other and has no transactions on SQLite
 * here; this runs in the database's own connection without giving way, so that nothing comes in between.
 *
 * @throws what the database says; nothing is changed then.
 */
export async function runAsOne({ db }: Payload, statements: readonly Statement[]): Promise<void> {
  await db.drizzle.$client.batch([...statements], 'write')
}

/** Runs one statement. @returns how many rows it changed. */
export async function countChanged({ db }: Payload, statement: Statement): Promise<number> {
  return (await db.drizzle.$client.execute(statement)).rowsAffected
}

/** The rows that a statement reads. */
export async function readRows({ db }: Payload, statement: Statement): Promise<unknown[]> {
  return (await db.drizzle.$client.execute(statement)).rows.map((row) => ({ ...row }))
}
