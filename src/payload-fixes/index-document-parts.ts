/*
 * Workaround
 * Package: @payloadcms/db-sqlite 3.90.2
 * Upstream: docs/upstream/payload-index-by-parent.md
 * Test: src/cms/hooks/cost-of-saving.test.ts
 * Goes when: the adapter makes an index by document for these tables itself. The migrations keep ours until then.
 */
import type { sqliteAdapter } from '@payloadcms/db-sqlite'
import { index } from '@payloadcms/db-sqlite/drizzle/sqlite-core'

type SchemaHook = NonNullable<Parameters<typeof sqliteAdapter>[0]['afterSchemaInit']>[number]

/** Tables that hold parts of documents, by the end of their names, and their column with the document's number. */
const partTables = { _locales: '_parentID', _texts: 'parent' } as const

/**
 * Adds an index by document to the tables that hold a document's texts. Payload reads, replaces and deletes these by the
 * document alone and makes no index for that: every draw and every save would go through the texts of all documents and of all
 * their versions.
 */
export const indexDocumentParts: SchemaHook = ({ schema, extendTable }) => {
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
