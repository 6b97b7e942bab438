import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { dataSettings, isOnPostgres } from './postgres/own-database'

/**
 * Asks the database of a CMS that works, past it and as another program would.
 *
 * @returns the rows that the last of the statements reads.
 */
export async function askBeside(directory: string, ...statements: readonly string[]): Promise<unknown[]> {
  const { DATABASE_URL } = await dataSettings(directory)
  let rows: unknown[] = []
  if (DATABASE_URL === undefined) {
    const database = new DatabaseSync(join(directory, 'sona.sqlite'))
    try {
      database.exec('PRAGMA busy_timeout = 5000')
      for (const sql of statements) rows = database.prepare(sql).all()
    } finally {
      database.close()
    }
    return rows
  }
  const client = new Client({ connectionString: DATABASE_URL })
  await client.connect()
  try {
    for (const sql of statements) rows = (await client.query(sql)).rows
  } finally {
    await client.end()
  }
  return rows
}

/** Statements that take from a table what protects it against being changed. */
export function unprotect(table: string): string[] {
  const on = isOnPostgres() ? ` ON ${table}` : ''
  return ['update', 'delete'].map((event) => `DROP TRIGGER ${table}_no_${event}${on}`)
}
