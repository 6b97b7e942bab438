import { resolve } from 'node:path'
import { BackupRefusal } from '@/src/backup/backup-refusal'
import { migrationNames } from '@/src/database/migration-names'
import { UnreachableDatabase } from '@/src/database/unreachable-database'
import { env, lendSetting } from '@/src/platform/env'
import { copyDown } from '@/src/promotion/copy-down'
import { migrateApart } from '@/src/server/cms/migrate-apart'
import { endWithFailure, PlainFailure } from '@/src/server/process/plain-failure'

/** `npm run copy-down -- DIRECTORY`: makes what staging begins with out of the own data, without people, while the product runs. */

async function copyServer(to: string): Promise<ReadonlyMap<string, number>> {
  const address = env.copyDownUrl
  if (address === undefined)
    throw new PlainFailure(
      'The database is on a server: COPY_DOWN_DATABASE_URL must name an empty one for the copy. Nothing was copied (docs/operations.md).',
    )
  const { copyServerDown } = await import('@/src/promotion/copy-server-down')
  return copyServerDown({
    ...{ from: env.dataDirectory, to, address, migrations: migrationNames() },
    migrateTo: async (names) => {
      const giveBack = lendSetting('DATABASE_URL', address)
      try {
        await migrateApart(names)
      } finally {
        giveBack()
      }
    },
  })
}

/** What whoever copies can do something about. */
function isSaid(error: unknown): error is Error {
  return error instanceof BackupRefusal || error instanceof UnreachableDatabase
}

try {
  const [, , directory, ...more] = process.argv
  if (directory === undefined || more.length > 0)
    throw new PlainFailure('Usage: npm run copy-down -- DIRECTORY\nDIRECTORY is where the data of staging is to be.')
  const to = resolve(directory)
  const isOnServer = env.databaseUrl !== undefined
  const left = isOnServer ? await copyServer(to) : await copyDown(env.dataDirectory, to)
  const lines = [...left].filter(([, rows]) => rows > 0).map(([table, rows]) => `  ${table}: ${rows}`)
  const made = isOnServer
    ? 'files; content and settings in the database of COPY_DOWN_DATABASE_URL'
    : 'content, settings and files'
  process.stdout.write(`${to}: ${made}. Rows that were left out:\n${lines.join('\n')}\n`)
} catch (error) {
  endWithFailure(isSaid(error) ? new PlainFailure(error.message) : error)
}
