import type { Pool, PoolClient } from 'pg'
import type { Connection, Statement } from './connection'
import { toQuery } from './postgres-query'

/**
 * How statements reach the database that Payload's adapter for PostgreSQL has open. Each takes a connection of the pool and gives it
 * back, and none waits for a second one while it has the first: a small pool is slow, and never stands still.
 *
 * @param db the adapter.
 * @returns null when it is an adapter for another database.
 */
export function openPostgres(db: object): Connection | null {
  const pool: unknown = Reflect.get(db, 'pool')
  if (!isPool(pool)) return null
  return {
    runAsOne: async (statements) => {
      const [only, ...others] = statements
      if (only && others.length === 0) await pool.query(toQuery(only))
      else await runInTransaction(pool, statements)
    },
    run: async (statement) => {
      const { rows, rowCount } = await pool.query<Record<string, unknown>>(toQuery(statement))
      return { rows, changed: rowCount ?? 0 }
    },
  }
}

function isPool(value: unknown): value is Pool {
  return value instanceof Object && 'connect' in value && 'query' in value
}

async function runInTransaction(pool: Pool, statements: readonly Statement[]): Promise<void> {
  const client = await pool.connect()
  let failure: unknown
  // What the server ends by itself is said here first, and would end the process; the next statement says it too.
  client.on('error', forgetError)
  try {
    await client.query('BEGIN')
    for (const statement of statements) await client.query(toQuery(statement))
    await client.query('COMMIT')
  } catch (error) {
    failure = error
    await takeBack(client)
    throw error
  } finally {
    client.off('error', forgetError)
    // A connection on which something failed may be in any state: the pool makes another.
    client.release(failure !== undefined)
  }
}

const forgetError = () => undefined

/** The connection may be what failed; whatever it had begun ends with it. */
async function takeBack(client: PoolClient): Promise<void> {
  await client.query('ROLLBACK').catch((error: unknown) => error)
}
