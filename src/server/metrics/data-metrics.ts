import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { readBackupRecord } from '@/src/health/backup-record'
import { tooOldAfterHours } from '@/src/health/too-old-after'
import { mailMetrics } from '@/src/mail/mail-metrics'
import { mailQueueDirectory } from '@/src/mail/mail-places'
import { single } from '@/src/metrics/process-metrics'
import type { ToldMetric } from '@/src/metrics/told-metrics'
import { env } from '@/src/platform/env'
import { spoolDirectory } from '@/src/submissions/submission-places'
import { findWaitingFiles, sizeOf } from './waiting-files'

/**
 * What waits in the data directory, how large its database is, and how old its newest backup. No
 * file is opened but the note of that one.
 */
export async function dataMetrics(dataDirectory: string): Promise<ToldMetric[]> {
  const spool = spoolDirectory(dataDirectory)
  const mail = mailQueueDirectory(dataDirectory)
  const database = join(dataDirectory, 'sona.sqlite')
  const [parcels, deadLetters, waiting, refused, disk, bytes, log] = await Promise.all([
    findWaitingFiles(spool, '.parcel'),
    findWaitingFiles(join(spool, 'set-aside'), '.parcel'),
    findWaitingFiles(join(mail, 'queue'), '.json'),
    findWaitingFiles(join(mail, 'refused'), '.json'),
    statfs(dataDirectory),
    sizeOf(database),
    sizeOf(`${database}-wal`),
  ])
  const backup = readBackupRecord(dataDirectory)
  return [
    single('sona_spool_parcels', parcels.count),
    single('sona_spool_oldest_seconds', parcels.oldestSeconds),
    single('sona_dead_letters', deadLetters.count),
    single('sona_disk_free_bytes', disk.bavail * disk.bsize),
    // A server's database has figures of its own, and messages wait there.
    ...(env.databaseUrl === undefined
      ? [
          single('sona_database_bytes', bytes + log),
          ...mailMetrics({ waiting: waiting.count, oldestSeconds: waiting.oldestSeconds, refused: refused.count }),
        ]
      : []),
    single('sona_backup_timestamp_seconds', backup ? Date.parse(backup.begunAt) / 1000 : 0),
    single('sona_backup_limit_seconds', tooOldAfterHours(env.backup.warnHours) * 3_600),
  ]
}
