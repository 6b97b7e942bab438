/*
 * Workaround
 * Package: @payloadcms/db-postgres 3.90.2
 * Upstream: https://github.com/payloadcms/payload/issues/11727, https://github.com/payloadcms/payload/issues/6743
 * Test: src/payload-fixes/with-own-pool.test.ts
 * Goes when: the adapter keeps no connection of its pool for itself, ends the pool when it is closed, and a save that waits for a second
 *   connection while it has a transaction cannot wait for ever.
 */
import type { DatabaseAdapterObj } from 'payload'
import type { Pool } from 'pg'

/**
 * Gives the adapter a pool of ours, which ends with it: otherwise a process that is done with the database never ends. And gives only
 * migrations a transaction: a save has its own, and asks for more with other connections, so that of as many saves as there are
 * connections none could go on. What has to happen as one says so (`runAsOne`).
 */
export function withOwnPool<Adapter extends DatabaseAdapterObj>(adapter: Adapter, openPool: () => Pool): Adapter {
  return {
    ...adapter,
    init: (options) => {
      const database = adapter.init(options)
      const pool = openPool()
      Reflect.set(database, 'pool', pool)
      const begin = database.beginTransaction
      const migrate = database.migrate.bind(database)
      const destroy = database.destroy?.bind(database)
      database.beginTransaction = async () => null
      database.migrate = async (args) => {
        database.beginTransaction = begin
        try {
          await migrate(args)
        } finally {
          database.beginTransaction = async () => null
        }
      }
      database.destroy = async () => {
        await destroy?.()
        if (!pool.ended) await pool.end()
      }
      return database
    },
  }
}
