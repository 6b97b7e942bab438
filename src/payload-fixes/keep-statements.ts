/*
 * Workaround
 * Package: libsql 0.4.7, @libsql/client 0.14.0, @payloadcms/db-sqlite 3.90.2
 * Upstream: https://github.com/tursodatabase/libsql-js/issues/153, https://github.com/tursodatabase/libsql-js/issues/228
 * Test: src/payload-fixes/keep-statements.test.ts
 * Goes when: the adapter asks through a client that finalizes each statement, or keeps them itself.
 */
import Database from 'libsql'
import type { DatabaseAdapterObj } from 'payload'

/** More different statements than the CMS asks in an hour; each takes some ten thousand bytes. */
export const mostKept = 500

const kind = /^\s*(\w+)/
const repeated: ReadonlySet<string> = new Set(['select', 'insert', 'update', 'delete', 'with'])
const changesTables: ReadonlySet<string> = new Set(['create', 'alter', 'drop'])

/**
 * Prepares each statement of a database once and uses it again. Payload's client prepares every one anew (@libsql/client 0.14),
 * and what SQLite keeps for it is given back only when JavaScript's collector happens to come by, which knows nothing of that
 * memory: reading in 10 000 pages held more than 12 GB.
 *
 * Safe because a statement is asked, read to its end and left before anything else happens: the client waits in between for nothing.
 */
export function withKeptStatements<Adapter extends Pick<DatabaseAdapterObj, 'init'>>(adapter: Adapter): Adapter {
  return {
    ...adapter,
    init: (options) => {
      keepStatements()
      return adapter.init(options)
    },
  }
}

/** The statements that each open database keeps, those last used at the end. */
const keptStatements = new WeakMap<Database.Database, Map<string, Database.Statement>>()

/** The configuration is loaded once by Next and once by the process around it; one of them is enough. */
const mark = Symbol.for('sona.kept-statements')

/** Has every database of this process keep its statements. Asked twice, it does nothing more. */
export function keepStatements(): void {
  if (Reflect.has(Database.prototype, mark)) return
  Reflect.defineProperty(Database.prototype, mark, { value: true })
  Database.prototype.prepare = new Proxy(Database.prototype.prepare, {
    apply: (prepare, database: Database.Database, [sql]: [string]) =>
      findKept(database, sql, () => Reflect.apply(prepare, database, [sql])),
  })
}

function findKept(database: Database.Database, sql: string, prepare: () => Database.Statement): Database.Statement {
  const word = kind.exec(sql)?.[1]?.toLowerCase() ?? ''
  if (changesTables.has(word)) keptStatements.delete(database)
  if (!repeated.has(word)) return prepare()
  const kept = keptStatements.get(database) ?? new Map<string, Database.Statement>()
  keptStatements.set(database, kept)
  const statement = kept.get(sql) ?? prepare()
  kept.delete(sql)
  kept.set(sql, statement)
  const [oldest] = kept.size > mostKept ? kept.keys() : []
  if (oldest !== undefined) kept.delete(oldest)
  return statement
}
