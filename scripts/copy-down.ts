import { resolve } from 'node:path'
import { BackupRefusal } from '@/src/backup/backup-refusal'
import { env } from '@/src/platform/env'
import { copyDown } from '@/src/promotion/copy-down'
import { endWithFailure, PlainFailure } from '@/src/server/process/plain-failure'

/** `npm run copy-down -- DIRECTORY`: makes a data directory for staging out of the own one, without people, while the product runs. */
try {
  const [, , directory, ...more] = process.argv
  if (directory === undefined || more.length > 0)
    throw new PlainFailure('Usage: npm run copy-down -- DIRECTORY\nDIRECTORY is where the data of staging is to be.')
  if (env.databaseUrl !== undefined)
    throw new PlainFailure(
      'The database is on a server, of which no copy without people is made yet. Nothing was copied (docs/operations.md).',
    )
  const left = await copyDown(env.dataDirectory, resolve(directory))
  const lines = [...left].filter(([, rows]) => rows > 0).map(([table, rows]) => `  ${table}: ${rows}`)
  process.stdout.write(
    `${resolve(directory)}: content, settings and files. Rows that were left out:\n${lines.join('\n')}\n`,
  )
} catch (error) {
  endWithFailure(error instanceof BackupRefusal ? new PlainFailure(error.message) : error)
}
