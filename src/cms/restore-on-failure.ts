import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** What an import writes to: the database with its write-ahead log, and the uploaded files. */
const written = ['sona.sqlite', 'sona.sqlite-wal', 'sona.sqlite-shm', 'uploads'] as const

/**
 * Runs work that writes to the data directory, and puts the directory back as it was when the work fails: SQLite runs without
 * transactions here, so an import that fails half-way would otherwise leave half of it behind.
 *
 * The caller has taken the data directory, and the work has closed the database when it ends.
 *
 * @throws what the work throws.
 */
export async function restoreOnFailure(dataDirectory: string, work: () => Promise<void>): Promise<void> {
  const backup = join(dataDirectory, 'import-backup')
  rmSync(backup, { recursive: true, force: true })
  copyWritten(dataDirectory, backup)
  try {
    await work()
  } catch (error) {
    for (const name of written) rmSync(join(dataDirectory, name), { recursive: true, force: true })
    copyWritten(backup, dataDirectory)
    throw error
  } finally {
    rmSync(backup, { recursive: true, force: true })
  }
}

function copyWritten(from: string, to: string): void {
  for (const name of written) {
    if (existsSync(join(from, name))) cpSync(join(from, name), join(to, name), { recursive: true })
  }
}
