import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from } from 'pg-copy-streams'
import type { Ask } from './postgres-client'
import type { ServerSequence, ServerTable } from './server-tables'
import { askOn, quoted, toCopied } from './snapshot'

type Filling<Table extends ServerTable> = {
  tables: readonly Table[]
  /** One that is not there numbers nothing here. */
  sequences: readonly ServerSequence[]
  /** The rows of a table, as they were read from one. */
  read: (table: Table) => AsyncIterable<Uint8Array>
}

/**
 * Puts rows into the tables of a database that were just made, in the place of what was in them, as part of a transaction that is
 * open. Foreign keys are made anew when all rows are there, as tables refer to each other in circles; triggers are off until then: what they would do was
 * done when the rows were written first. The account needs to own the tables, and no more than that.
 *
 * @throws what the server says, as when a row refers to one that is not there.
 */
export async function fillTables<Table extends ServerTable>(
  client: Client,
  { tables, sequences, read }: Filling<Table>,
): Promise<void> {
  const ask = askOn(client)
  const keys = await listForeignKeys(ask)
  const triggers = await listTriggers(ask)
  for (const { table, name } of keys) await ask(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
  for (const { table, name } of triggers) await ask(`ALTER TABLE ${table} DISABLE TRIGGER ${name}`)
  for (const table of tables) {
    await ask(`DELETE FROM ${quoted(table.name)}`)
    await pipeline(read(table), client.query(from(`COPY ${toCopied(table)} FROM STDIN`)))
  }
  for (const { name, last } of sequences)
    await client.query('SELECT setval(to_regclass(quote_ident($1)), $2::bigint)', [name, last])
  for (const { table, name } of triggers) await ask(`ALTER TABLE ${table} ENABLE TRIGGER ${name}`)
  for (const { table, name, definition } of keys) await ask(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`)
}

type OfTable = { table: string; name: string; definition: string }

const toOfTable = (row: Record<string, unknown>): OfTable => ({
  table: String(row['table']),
  name: String(row['name']),
  definition: String(row['definition'] ?? ''),
})

async function listForeignKeys(ask: Ask): Promise<OfTable[]> {
  const rows =
    await ask(`SELECT conrelid::regclass::text AS "table", quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace ORDER BY conname`)
  return rows.map(toOfTable)
}

async function listTriggers(ask: Ask): Promise<OfTable[]> {
  const rows = await ask(`SELECT tgrelid::regclass::text AS "table", quote_ident(tgname) AS name FROM pg_trigger
    WHERE NOT tgisinternal AND tgenabled <> 'D' AND tgrelid IN (SELECT oid FROM pg_class WHERE relnamespace = current_schema()::regnamespace)`)
  return rows.map(toOfTable)
}
