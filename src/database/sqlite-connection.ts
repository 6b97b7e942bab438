import type { Client } from '@libsql/client'
import type { Connection } from './connection'

/** How statements reach the database that Payload's adapter for SQLite has open. @param db the adapter. */
export function openSqlite({ drizzle }: { drizzle: unknown }): Connection {
  const client = clientOf(drizzle)
  return {
    runAsOne: async (statements) => {
      await client.batch([...statements], 'write')
    },
    run: async (statement) => {
      const { rows, rowsAffected } = await client.execute(statement)
      return { rows: rows.map((row) => ({ ...row })), changed: rowsAffected }
    },
  }
}

/** The client of the adapter. Two adapters say of the same name what it is, each for itself: only what is there tells which of them is open. */
export function clientOf(drizzle: unknown): Client {
  const client: unknown = drizzle instanceof Object ? Reflect.get(drizzle, '$client') : undefined
  if (!isClient(client)) throw new Error('The database is not open')
  return client
}

function isClient(value: unknown): value is Client {
  return value instanceof Object && 'batch' in value && 'execute' in value
}
