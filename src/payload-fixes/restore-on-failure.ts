/*
 * Workaround
 * Package: @payloadcms/db-sqlite 3.90.2, @libsql/client 0.14.0
 * Upstream: https://github.com/tursodatabase/libsql-client-ts/issues/288
 * Test: src/payload-fixes/restore-on-failure.test.ts
 * Goes when: an import can run in one transaction of the adapter; the uploaded files need it even then.
 */
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** What an import writes to: the database with its write-ahead log, how far its audit log is, and the uploaded files. */
const written = ['sona.sqlite', 'sona.sqlite-wal', 'sona.sqlite-shm', 'audit-head.json', 'uploads'] as const

/**
 * Runs work that writes to the data directory, and puts the directory back as it was when the work fails: SQLite runs without
 * transactions here, so an import that fails half-way would otherwise leave half of it behind.
 *
 * The caller has taken the data directory, and the work has closed the database when it ends. When the process is killed
 * meanwhile, `recoverInterrupted` does the same at the next start.
 *
 * @throws what the work throws.
 */
export async function restoreOnFailure(dataDirectory: string, work: () => Promise<void>): Promise<void> {
  recoverInterrupted(dataDirectory)
  const backup = backupOf(dataDirectory)
  const unfinished = `${backup}.new`
  rmSync(unfinished, { recursive: true, force: true })
  copyWritten(dataDirectory, unfinished)
  // Whole or not there: a backup under its own name is always complete.
  renameSync(unfinished, backup)
  try {
    await work()
  } catch (error) {
    recoverInterrupted(dataDirectory)
    throw error
  }
  rmSync(backup, { recursive: true, force: true })
}

/** Puts the directory back as it was before work that was never finished. Does nothing when there was none. */
export function recoverInterrupted(dataDirectory: string): void {
  const backup = backupOf(dataDirectory)
  if (!existsSync(backup)) return
  for (const name of written) rmSync(join(dataDirectory, name), { recursive: true, force: true })
  copyWritten(backup, dataDirectory)
  rmSync(backup, { recursive: true, force: true })
}

function backupOf(dataDirectory: string): string {
  return join(dataDirectory, 'import-backup')
}

function copyWritten(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const name of written) {
    if (existsSync(join(from, name))) cpSync(join(from, name), join(to, name), { recursive: true })
  }
}
