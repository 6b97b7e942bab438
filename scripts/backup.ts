import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { readAuditKeys } from '@/src/audit/audit-key'
import type { BackupManifest } from '@/src/backup/backup-manifest'
import { BackupRefusal } from '@/src/backup/backup-refusal'
import { makeBackup } from '@/src/backup/make-backup'
import { env } from '@/src/platform/env'
import { endWithFailure, PlainFailure } from '@/src/server/process/plain-failure'

/** `npm run backup -- DIRECTORY`: makes a backup of the data directory, and of the database and the object store that the settings name, while the product runs, beside the earlier ones in DIRECTORY. */

const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync('package.json', 'utf8')))

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

function toServerLine({ tables, bucket }: NonNullable<BackupManifest['server']>): string {
  const ofTables = `  ${tables.length} tables of the database with ${megabytes(sum(tables))}`
  return bucket === null
    ? ofTables
    : `${ofTables}; ${bucket.length} files of the object store with ${megabytes(sum(bucket))}`
}

const sum = (kept: readonly { bytes: number }[]) => kept.reduce((total, { bytes }) => total + bytes, 0)

try {
  const [, , directory, ...more] = process.argv
  if (directory === undefined || more.length > 0)
    throw new PlainFailure('Usage: npm run backup -- DIRECTORY\nDIRECTORY is where backups are kept, on another disk.')
  const { recipient, keepDays } = env.backup
  const began = performance.now()
  const { backup, manifest, written, added, mended, forgotten } = await makeBackup({
    ...{ dataDirectory: env.dataDirectory, directory, recipient, keepDays },
    needsDatabase: env.role !== 'site',
    isOnServer: env.databaseUrl !== undefined,
    product: version,
    sealKey: () => readAuditKeys().current,
  })
  const { newestPublication, audit } = manifest.database ?? { newestPublication: 0, audit: { number: 0 } }
  const lines = [
    `${backup}`,
    `  ${manifest.files.length} files with ${megabytes(sum(manifest.files))}; ${added} new, written as ${megabytes(written)}`,
    ...(manifest.server ? [toServerLine(manifest.server)] : []),
    `  newest publication ${newestPublication}, newest entry of the audit log ${audit.number}`,
    `  ${recipient === undefined ? 'NOT encrypted: it holds what people sent and the keys of this installation. Set BACKUP_RECIPIENT.' : `encrypted for ${recipient}`}`,
    ...(mended > 0
      ? [`  ${mended} contents were DAMAGED on the disk of the backups and were written anew: look at that disk`]
      : []),
    ...(forgotten.backups > 0
      ? [`  ${forgotten.backups} older backups and ${forgotten.objects} contents are gone`]
      : []),
    `  ${((performance.now() - began) / 1_000).toFixed(1)} s`,
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
} catch (error) {
  endWithFailure(error instanceof BackupRefusal ? new PlainFailure(error.message) : error)
}
