/*
 * Workaround
 * Package: @payloadcms/db-sqlite 3.90.2, @libsql/client 0.14.0
 * Upstream: https://github.com/tursodatabase/libsql-client-ts/issues/288
 * Test: src/portable-content/import-audit.test.ts
 * Goes when: an import can run in one transaction of the adapter.
 */
import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'

/**
 * Runs work that writes thousands of rows without waiting for the disk after each of them, which takes a third of the time and
 * more on slow disks. When it ends, everything is on disk.
 *
 * A loss of power meanwhile can break the database: only for work that `restoreOnFailure` would take back as a whole.
 */
export async function writeInBulk(payload: Payload, work: () => Promise<void>): Promise<void> {
  const { drizzle } = payload.db
  await drizzle.run(sql`PRAGMA synchronous = OFF`)
  try {
    await work()
  } finally {
    await drizzle.run(sql`PRAGMA synchronous = FULL`)
    // Writes the log into the database and waits for the disk on the way.
    await drizzle.run(sql`PRAGMA wal_checkpoint(TRUNCATE)`)
  }
}
