import type { ClientBase, Pool } from 'pg'
import { currentRequestId, keepRequestId, readRequestId } from '@/src/platform/request-id'

/**
 * Has each statement of a pool begin with the request for which it is asked, as a comment: an operator sees it in `pg_stat_activity` and
 * in the log of the server. What is asked for no request stays as it is.
 */
export function nameStatements(pool: Pool): void {
  // Who waits for a connection gets it in the course of the request that gives one back.
  pool.connect = new Proxy(pool.connect, {
    apply: (connect, asked: Pool, given: readonly unknown[]) =>
      Reflect.apply(
        connect,
        asked,
        given.map((each) => (isFunction(each) ? keepRequestId(each) : each)),
      ),
  })
  pool.on('connect', nameStatementsOf)
}

/** The same for a connection by itself. */
export function nameStatementsOf(client: Pick<ClientBase, 'query'>): void {
  client.query = new Proxy(client.query, {
    apply: (query, asked: ClientBase, [asks, ...others]: readonly unknown[]) =>
      Reflect.apply(query, asked, [named(asks), ...others]),
  })
}

function named(asks: unknown): unknown {
  // Once more here: what would end the comment would be a statement.
  const id = readRequestId(currentRequestId() ?? undefined)
  if (id === undefined) return asks
  const comment = `/* request=${id} */ `
  if (typeof asks === 'string') return comment + asks
  if (!isPlain(asks)) return asks
  return { ...asks, text: comment + asks.text }
}

/**
 * A statement that is sent as it stands. One with a name is prepared once, for all requests, and refused with another text; what sends
 * itself is a stream of rows.
 */
function isPlain(asks: unknown): asks is { text: string } {
  return (
    typeof asks === 'object' &&
    asks !== null &&
    'text' in asks &&
    typeof asks.text === 'string' &&
    !('submit' in asks) &&
    (!('name' in asks) || asks.name === undefined)
  )
}

function isFunction(value: unknown): value is (...given: unknown[]) => unknown {
  return typeof value === 'function'
}
