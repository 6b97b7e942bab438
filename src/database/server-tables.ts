import type { Ask } from './postgres-client'

/** A table with what is copied of it: columns that are worked out of others are not. */
export type ServerTable = { name: string; columns: readonly string[] }

/** What numbers rows, and the last number that it gave, which may be larger than a number here can be. */
export type ServerSequence = { name: string; last: string }

/** The tables of the schema in which the product keeps its own, by their names. */
export async function listTables(ask: Ask): Promise<ServerTable[]> {
  const rows = await ask(`SELECT c.relname::text AS name, a.attname::text AS "column"
    FROM pg_class c LEFT JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace ORDER BY c.relname::text COLLATE "C", a.attnum`)
  const tables = new Map<string, string[]>()
  for (const { name, column } of rows)
    tables.set(String(name), [...(tables.get(String(name)) ?? []), ...(column === null ? [] : [String(column)])])
  return [...tables].map(([name, columns]) => ({ name, columns }))
}

/** What has given numbers there. */
export async function listSequences(ask: Ask): Promise<ServerSequence[]> {
  const rows = await ask(`SELECT sequencename::text AS name, last_value::text AS last FROM pg_sequences
    WHERE schemaname = current_schema() AND last_value IS NOT NULL ORDER BY sequencename::text COLLATE "C"`)
  return rows.map(({ name, last }) => ({ name: String(name), last: String(last) }))
}
