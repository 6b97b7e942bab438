import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { readAuditKeys } from '@/src/audit/audit-key'
import { readBackupRecord } from '@/src/health/backup-record'
import { env } from '@/src/platform/env'
import { log } from '@/src/platform/log'
import { makeBackup } from './make-backup'

const product = z.object({ version: z.string() })

/**
 * Makes a backup of a database on a server before its schema is changed, where the settings say that one is wanted. For the process that
 * is about to change it, and keeps others from doing so. Where none is wanted the log says that the change cannot be taken back.
 *
 * @throws BackupRefusal when it cannot be made: nothing may be changed then.
 */
export async function backUpBeforeMigration(dataDirectory: string): Promise<void> {
  const { recipient, keepDays, beforeMigration: directory } = env.backup
  if (directory === undefined)
    return log.error(
      'The schema of the database that DATABASE_URL names is changed without a backup before it: BACKUP_BEFORE_MIGRATION is not set. To go back takes a backup that is there already',
      { newestBackup: readBackupRecord(dataDirectory)?.begunAt ?? 'none' },
    )
  const { backup } = await makeBackup({
    ...{ dataDirectory, directory, recipient, keepDays },
    ...{ needsDatabase: true, isOnServer: true, isPreparing: true },
    product: product.parse(JSON.parse(readFileSync('package.json', 'utf8'))).version,
    sealKey: () => readAuditKeys().current,
  })
  log.info('A backup was made before the schema is changed', { backup })
}
