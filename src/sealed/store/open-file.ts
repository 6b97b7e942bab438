import { chmodSync, closeSync, existsSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/** Long enough for another process to write a report of the largest size. */
const patienceMs = 10_000
/** SQLite’s number for a file that another process is changing. */
const locked = 5
const pauseMs = 10
const pause = new Int32Array(new SharedArrayBuffer(4))

/** Opens a file of the store: what is deleted in it is written over, and nobody else of the machine reads it. */
export function openFile(path: string, tables: string): DatabaseSync {
  // Before the first byte is in it: the database would make it as the umask says.
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600))
  const database = new DatabaseSync(path, { timeout: patienceMs })
  chmodSync(path, 0o600)
  database.exec('PRAGMA secure_delete = ON; PRAGMA synchronous = FULL; PRAGMA temp_store = MEMORY')
  patiently(() => database.exec('PRAGMA journal_mode = WAL'))
  database.exec(tables)
  return database
}

/** SQLite’s own patience does not hold where the kind of journal is changed: of processes that open a new file at once, all but one would fail. */
function patiently(act: () => void): void {
  for (const begun = Date.now(); ; Atomics.wait(pause, 0, 0, pauseMs)) {
    try {
      act()
      return
    } catch (error) {
      if (!isLocked(error) || Date.now() - begun > patienceMs) throw error
    }
  }
}

function isLocked(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === locked
}

/** Writes over what the journal still holds of what was deleted. Another process that is reading makes it wait for the next time. */
export function emptyJournal(database: DatabaseSync): void {
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
}

/** Does several steps, or none of them. */
export function atOnce<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    database.exec('ROLLBACK')
    throw error
  }
}
