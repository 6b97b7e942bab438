import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { z } from 'zod'
import { dataSettings, isOnPostgres } from './postgres/own-database'

/**
 * Asks the database of a CMS that works, past it and as another program would.
 *
 * @returns the rows that the last of the statements reads.
 */
export async function askBeside(directory: string, ...statements: readonly string[]): Promise<unknown[]> {
  const { DATABASE_URL } = await dataSettings(directory)
  if (DATABASE_URL === undefined) {
    const file = join(directory, 'sona.sqlite')
    // In a process of its own where this one has the file open: two libraries in one take each other's locks away.
    return process.env['SONA_DATA'] === directory
      ? z
          .array(z.unknown())
          .parse(JSON.parse(execFileSync(process.execPath, ['-e', program, file, ...statements], { encoding: 'utf8' })))
      : askFile(file, statements)
  }
  let rows: unknown[] = []
  const client = new Client({ connectionString: DATABASE_URL })
  await client.connect()
  try {
    for (const sql of statements) rows = (await client.query(sql)).rows
  } finally {
    await client.end()
  }
  return rows
}

const program = `const { DatabaseSync } = require('node:sqlite')
  const [file, ...statements] = process.argv.slice(1)
  const database = new DatabaseSync(file)
  database.exec('PRAGMA busy_timeout = 5000')
  let rows = []
  for (const sql of statements) rows = database.prepare(sql).all()
  console.log(JSON.stringify(rows))`

function askFile(file: string, statements: readonly string[]): unknown[] {
  const database = new DatabaseSync(file)
  try {
    database.exec('PRAGMA busy_timeout = 5000')
    return statements.map((sql) => database.prepare(sql).all()).at(-1) ?? []
  } finally {
    database.close()
  }
}

/** Statements that take from a table what protects it against being changed. */
export function unprotect(table: string): string[] {
  const on = isOnPostgres() ? ` ON ${table}` : ''
  return ['update', 'delete'].map((event) => `DROP TRIGGER ${table}_no_${event}${on}`)
}
