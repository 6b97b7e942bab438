import type { Payload } from 'payload'
import { Pool } from 'pg'

/**
 * Lets statements that are to run as one fail, so many times: in the last moment, as a full disk does.
 *
 * @returns what says how many times from now on.
 */
export function failNextBatches({ db }: Payload): (times: number) => void {
  let failing = 0
  const mayFail = () => {
    if (failing <= 0) return
    failing -= 1
    throw new Error('The disk is full')
  }
  const pool: unknown = Reflect.get(db, 'pool')
  const known = new WeakSet<object>()
  if (pool instanceof Pool)
    pool.on('acquire', (client) => {
      const { query } = client
      if (known.has(client)) return
      known.add(client)
      Object.defineProperty(client, 'query', {
        value: (...args: unknown[]) => {
          if (args[0] === 'COMMIT') mayFail()
          return Reflect.apply(query, client, args)
        },
      })
    })
  else {
    const client: unknown = Reflect.get(Object(Reflect.get(db, 'drizzle')), '$client')
    const batch: unknown = Reflect.get(Object(client), 'batch')
    if (!(client instanceof Object) || !(batch instanceof Function)) throw new Error('The database is not open')
    Object.defineProperty(client, 'batch', {
      value: async (...args: unknown[]) => {
        mayFail()
        return Reflect.apply(batch, client, args)
      },
    })
  }
  return (times) => {
    failing = times
  }
}
