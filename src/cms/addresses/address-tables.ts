/*
 * Workaround
 * Package: @payloadcms/db-sqlite 3.90.2
 * Upstream: https://github.com/tursodatabase/libsql-client-ts/issues/288
 * Test: src/cms/addresses/move-addresses.test.ts
 * Goes when: many documents and their versions can be written as one through Payload.
 */
import type { AddressedCollection } from './addressed-collections'

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
