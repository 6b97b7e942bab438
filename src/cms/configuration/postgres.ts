import { join } from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { openPool } from '@/src/database/postgres-client'
import { indexDocumentPartsOnPostgres } from '@/src/payload-fixes/index-document-parts-on-postgres'
import { withOwnPool } from '@/src/payload-fixes/with-own-pool'

/** A database on a server of the bank's. */
export const openAdapter = () =>
  withOwnPool(
    postgresAdapter({
      pool: {},
      blocksAsJSON: true,
      push: false,
      disableCreateDatabase: true,
      afterSchemaInit: [indexDocumentPartsOnPostgres],
      migrationDir: join(process.cwd(), 'src/cms/migrations-postgres'),
    }),
    openPool,
  )
