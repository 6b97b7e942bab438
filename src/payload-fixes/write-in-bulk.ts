/*
 * Workaround
 * Package: @payloadcms/db-sqlite 3.90.2, @libsql/client 0.14.0
 * Upstream: https://github.com/tursodatabase/libsql-client-ts/issues/288
 * Test: src/portable-content/import-audit.test.ts
 * Goes when: an import can run in one transaction of the adapter.
 */
import type { Payload } from 'payload'
import { learnSizes } from '@/src/database/learn-sizes'
import { dialect } from '@/src/database/own-dialect'
import { readRows } from '@/src/database/statements'

/**
 * Runs work that writes thousands of rows without waiting for the disk after each of them, where the database can be told so: that takes
 * a third of the time and more on slow disks. When it ends, everything is on disk.
 *
 * A loss of power meanwhile can break the database: only for work that `restoreOnFailure` would take back as a whole.
 */
export async function writeInBulk(payload: Payload, work: () => Promise<void>): Promise<void> {
  const { before, after } = dialect.inBulk
  for (const sql of before) await readRows(payload, { sql, args: [] })
  try {
    await work()
  } finally {
    for (const sql of after) await readRows(payload, { sql, args: [] })
    await learnSizes(payload)
  }
}
