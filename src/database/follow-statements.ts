import type { ClientBase, Pool } from 'pg'
import { currentRequestId, keepRequestId, readRequestId } from '@/src/platform/request-id'
import { beginSpan, type OpenSpan } from '@/src/platform/spans'
import { toStatementName } from './statement-name'

/**
 * Has each statement of a pool begin with the request for which it is asked, as a comment: an operator sees it in `pg_stat_activity` and
 * in the log of the server. What is asked for no request stays as it is. Where requests are followed, each is a span besides.
 */
export function followStatements(pool: Pool): void {
  // Who waits for a connection gets it in the course of the request that gives one back.
  pool.connect = new Proxy(pool.connect, {
    apply: (connect, asked: Pool, given: readonly unknown[]) =>
      Reflect.apply(
        connect,
        asked,
        given.map((each) => (isFunction(each) ? keepRequestId(each) : each)),
      ),
  })
  pool.on('connect', followStatementsOf)
}

/** The same for a connection by itself. */
export function followStatementsOf(client: Pick<ClientBase, 'query'>): void {
  client.query = new Proxy(client.query, {
    apply: (query, asked: ClientBase, [asks, ...others]: readonly unknown[]) =>
      inSpanOf(asks, others, (given) => Reflect.apply(query, asked, [named(asks), ...given])),
  })
}

function named(asks: unknown): unknown {
  // Once more here: what would end the comment would be a statement.
  const id = readRequestId(currentRequestId() ?? undefined)
  if (id === undefined) return asks
  const comment = `/* request=${id} */ `
  if (typeof asks === 'string') return comment + asks
  // One with a name is prepared once, for all requests, and refused with another text.
  if (!hasText(asks) || ('name' in asks && asks.name !== undefined)) return asks
  return { ...asks, text: comment + asks.text }
}

/** @param send asks the database, and says when that is done by a promise or to one of the functions it is given. */
function inSpanOf(asks: unknown, others: readonly unknown[], send: (others: readonly unknown[]) => unknown): unknown {
  const span = toSpan(asks)
  if (!span) return send(others)
  const end = (error?: unknown) => span.end({ isFailed: error instanceof Error })
  const told = others.map((each) =>
    isFunction(each)
      ? (...given: readonly unknown[]) => {
          end(given[0])
          return each(...given)
        }
      : each,
  )
  const answer = send(told)
  if (answer instanceof Promise) answer.then(() => end(), end)
  return answer
}

/** A part of what is followed already: by itself a statement begins no trace. */
function toSpan(asks: unknown): OpenSpan | null {
  const text = typeof asks === 'string' ? asks : hasText(asks) ? asks.text : undefined
  if (text === undefined) return null
  const name = toStatementName(text)
  return beginSpan({ name, kind: 'client', attributes: { 'db.system.name': 'postgresql', 'db.query.summary': name } })
}

/** What is sent as it stands. What sends itself is a stream of rows. */
function hasText(asks: unknown): asks is { text: string } {
  return (
    typeof asks === 'object' && asks !== null && 'text' in asks && typeof asks.text === 'string' && !('submit' in asks)
  )
}

function isFunction(value: unknown): value is (...given: readonly unknown[]) => unknown {
  return typeof value === 'function'
}
