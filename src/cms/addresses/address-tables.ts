import type { Payload } from 'payload'
import type { AddressedCollection } from './addressed-collections'

/** A statement of the database with the values of its placeholders. */
export type Statement = { sql: string; args: (string | number | null)[] }

/** Names of the tables in which a collection keeps addresses, and the column of a redirect that leads to its documents. */
export type AddressTables = { locales: string; versions: string; versionLocales: string; redirectColumn: string }

/** Where the addresses of each collection are. */
export const addressTables: Readonly<Record<AddressedCollection, AddressTables>> = {
  pages: tablesOf('pages', 'page_id'),
  tips: tablesOf('tips', 'tip_id'),
  people: tablesOf('people', 'person_id'),
  branches: tablesOf('branches', 'branch_id'),
}

function tablesOf(name: AddressedCollection, redirectColumn: string): AddressTables {
  return { locales: `${name}_locales`, versions: `_${name}_v`, versionLocales: `_${name}_v_locales`, redirectColumn }
}

/**
 * Runs statements as one: all of them or none. Payload writes one document after the other and has no transactions on SQLite
 * here; this runs in the database's own connection without giving way, so that nothing comes in between.
 *
 * @throws what the database says; nothing is changed then.
 */
export async function runAsOne({ db }: Payload, statements: readonly Statement[]): Promise<void> {
  await db.drizzle.$client.batch([...statements], 'write')
}

/** The rows that a statement reads. */
export async function readRows({ db }: Payload, statement: Statement): Promise<unknown[]> {
  return (await db.drizzle.$client.execute(statement)).rows.map((row) => ({ ...row }))
}
