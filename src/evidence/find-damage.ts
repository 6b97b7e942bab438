import { DatabaseSync } from 'node:sqlite'

/**
 * Whether the file of a database is damaged: pages that are none any more, as a failing disk or a program that writes into it leaves
 * behind. Reads the whole file and writes nothing. Not for a process that has the database open: two libraries in one process take
 * each other's locks away.
 *
 * @returns what SQLite says of the first damage; null when there is none.
 */
export function findDamage(file: string): string | null {
  try {
    const database = new DatabaseSync(file, { readOnly: true })
    try {
      database.exec('PRAGMA busy_timeout = 5000')
      const first = Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {})[0]
      return first === 'ok' ? null : String(first)
    } finally {
      database.close()
    }
  } catch (error) {
    if (isDamage(error)) return error.message
    throw error
  }
}

/** SQLITE_CORRUPT and SQLITE_NOTADB: https://www.sqlite.org/rescode.html */
const damageCodes: readonly unknown[] = [11, 26]

function isDamage(error: unknown): error is Error {
  return error instanceof Error && 'errcode' in error && damageCodes.includes(error.errcode)
}
