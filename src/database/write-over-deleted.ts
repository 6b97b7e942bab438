import type { DatabaseAdapterObj, Payload } from 'payload'
import { dialect } from './own-dialect'
import { clientOf } from './sqlite-connection'
import { readRows } from './statements'

/**
 * Has SQLite write zeros over whatever is deleted or replaced: without that, a text stays readable in the free parts of the file until
 * something else happens to be written there.
 *
 * @param adapter Payload's for SQLite.
 * @see https://sqlite.org/pragma.html#pragma_secure_delete
 */
export function withZerosOverDeleted<Adapter extends Pick<DatabaseAdapterObj, 'init'>>(adapter: Adapter): Adapter {
  return {
    ...adapter,
    init: (options) => {
      const opened = adapter.init(options)
      const { connect } = opened
      return Object.assign(opened, {
        connect: async (...given: Parameters<NonNullable<typeof connect>>) => {
          await connect?.apply(opened, given)
          await clientOf(Reflect.get(opened, 'drizzle')).execute('PRAGMA secure_delete = ON')
        },
      })
    },
  }
}

/**
 * Ends what the log of the database still has of rows that were erased. Where somebody reads at that moment, it ends with the next
 * call; PostgreSQL does it by itself.
 */
export async function emptyDatabaseLog(payload: Payload): Promise<void> {
  for (const sql of dialect.emptyLog) await readRows(payload, { sql, args: [] })
}
