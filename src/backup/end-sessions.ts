import { DatabaseSync } from 'node:sqlite'

/** Ends every session of a database that nobody has open: who was logged in when it was copied may be nobody who should be now. @returns how many. */
export function endSessions(file: string): number {
  const database = new DatabaseSync(file)
  try {
    const known = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'users_sessions'").get()
    return known ? Number(database.prepare('DELETE FROM users_sessions').run().changes) : 0
  } finally {
    database.close()
  }
}
