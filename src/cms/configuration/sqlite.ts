import { join } from 'node:path'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { withZerosOverDeleted } from '@/src/database/write-over-deleted'
import { indexDocumentParts } from '@/src/payload-fixes/index-document-parts'
import { withKeptStatements } from '@/src/payload-fixes/keep-statements'
import { env } from '@/src/platform/env'

/** The database that needs no server: a file in the data directory. */
export const openAdapter = () =>
  withZerosOverDeleted(
    withKeptStatements(
      sqliteAdapter({
        client: { url: `file:${join(env.dataDirectory, 'sona.sqlite')}` },
        blocksAsJSON: true,
        push: false,
        afterSchemaInit: [indexDocumentParts],
        // Numbers of the publication feed must never be given twice, not even after a deletion.
        autoIncrement: true,
        wal: { synchronous: 'FULL' },
        busyTimeout: 5000,
        migrationDir: join(process.cwd(), 'src/cms/migrations'),
      }),
    ),
  )
