import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { readAuditKeys } from '@/src/audit/audit-key'
import { readBackupRecord } from '@/src/health/backup-record'
import { env } from '@/src/platform/env'
import { log } from '@/src/platform/log'
import { BackupRefusal } from './backup-refusal'
import { makeBackup } from './make-backup'

const product = z.object({ version: z.string() })

/**
 * Makes a backup of a database on a server before its schema is changed, for the process that is about to change it and keeps others from
 * doing so. A bank whose server can go back by its own means says that none is wanted.
 *
 * @throws BackupRefusal when it cannot be made, or nothing says where: nothing may be changed then.
 */
export async function backUpBeforeMigration(dataDirectory: string): Promise<void> {
  const { recipient, keepDays, beforeMigration: directory } = env.backup
  if (directory === undefined)
    throw new BackupRefusal(
      'This version changes the schema of the database that DATABASE_URL names, and nothing says where it is backed up before. Set BACKUP_BEFORE_MIGRATION to a directory of backups, or to no where the server can go back by its own means. Nothing was changed.',
    )
  if (directory === null)
    return log.info(
      'The schema of the database that DATABASE_URL names is changed without a backup before it, as BACKUP_BEFORE_MIGRATION says',
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
