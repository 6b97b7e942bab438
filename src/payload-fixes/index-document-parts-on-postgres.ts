/*
 * Workaround
 * Package: @payloadcms/db-postgres 3.90.2
 * Upstream: docs/upstream/payload-index-by-parent.md
 * Test: src/payload-fixes/index-document-parts-on-postgres.test.ts
 * Goes when: the adapter makes an index by document for these tables itself. The migrations keep ours until then.
 */
import type { postgresAdapter } from '@payloadcms/db-postgres'
import { index } from '@payloadcms/db-postgres/drizzle/pg-core'

type SchemaHook = NonNullable<Parameters<typeof postgresAdapter>[0]['afterSchemaInit']>[number]

/** As of {@link indexDocumentParts}. */
const partTables = { _locales: '_parentID', _texts: 'parent' } as const

/** Does for PostgreSQL what `indexDocumentParts` does for SQLite: each adapter has tables and indexes of its own kind. */
export const indexDocumentPartsOnPostgres: SchemaHook = ({ schema, extendTable }) => {
  for (const [name, table] of Object.entries(schema.tables)) {
    for (const [ending, column] of Object.entries(partTables)) {
      if (!name.endsWith(ending)) continue
      extendTable({
        table,
        extraConfig: (columns) => ({ byDocument: index(`${name}_parent_id_idx`).on(columns[column]) }),
      })
    }
  }
  return schema
}
