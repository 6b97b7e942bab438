import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { BackupRefusal } from '@/src/backup/backup-refusal'
import { type Restored, restoreBackup } from '@/src/backup/restore-backup'
import { migrationNames } from '@/src/database/migration-names'
import { UnreachableDatabase } from '@/src/database/unreachable-database'
import { env, lendSetting } from '@/src/platform/env'
import { isMissing } from '@/src/platform/error-code'
import { migrateApart } from '@/src/server/cms/migrate-apart'
import { prepareCmsApart } from '@/src/server/cms/prepare-cms-apart'
import { takeAnyDirectory } from '@/src/server/process/data-directory'
import { endWithFailure, PlainFailure } from '@/src/server/process/plain-failure'

/** `npm run restore -- BACKUP DATA_DIRECTORY`: restores a backup, or the newest of a directory with backups, into an empty data directory, and into the empty database that the settings name. */

function readIdentities(file: string | undefined): string[] {
  if (file === undefined) return []
  const found = readLines(file).filter((line) => /^AGE-SECRET-KEY-1[0-9A-Z]+$/.test(line))
  if (found.length === 0) throw new PlainFailure(`The file ${file} of BACKUP_IDENTITY_FILE holds no AGE-SECRET-KEY-1…`)
  return found
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split(/\s+/)
  } catch (error) {
    if (isMissing(error)) throw new PlainFailure(`The file ${file} of BACKUP_IDENTITY_FILE is not there.`)
    throw error
  }
}

/** What the restored data says, and what is lost. */
function report(
  { backup, manifest, log, sessions, lacksKeyBlobs, strangers }: Restored,
  dataDirectory: string,
): string {
  const { database, server, files, begunAt } = manifest
  const lines = [
    `Restored ${backup} into ${dataDirectory}: ${files.length} files, each as it was backed up.`,
    ...(server
      ? [
          `  ${server.tables.length - strangers.length} tables in the database that DATABASE_URL names, each as it was backed up` +
            (server.bucket ? `; ${server.bucket.length} files of the object store` : ''),
        ]
      : []),
    ...(database
      ? [
          `  newest publication ${database.newestPublication}; the audit log is whole up to entry ${log.count}`,
          `  ${database.counts['submissions'] ?? 0} submissions, ${database.formVersions.length} versions of forms`,
        ]
      : []),
    'Lost:',
    `  what was written after ${begunAt}: ${database ? `publications after ${database.newestPublication}, ` : ''}forms that were sent, messages, drafts`,
    ...(log.notedUntil > 0
      ? [`  entries ${log.count + 1} to ${log.notedUntil} of the audit log, of which the object store had a note`]
      : []),
    ...(log.lostUntil > 0
      ? [
          `  entries ${log.count + 1} to ${log.lostUntil} of the audit log at least, of which AUDIT_CHECKPOINTS speaks: put its file aside (docs/operations.md)`,
        ]
      : []),
    ...(lacksKeyBlobs
      ? ['  the key blobs of sealed reports, which are kept for 35 days: the reports of this backup cannot be opened']
      : []),
    ...(strangers.length > 0 ? [`  rows of tables that are none of Sona: ${strangers.join(', ')}`] : []),
    `  all sessions: ${sessions} have ended, and everybody logs in again`,
  ]
  return `${lines.join('\n')}\n`
}

/** What whoever restores can do something about. */
function isSaid(error: unknown): error is Error {
  return error instanceof BackupRefusal || error instanceof UnreachableDatabase
}

async function openServer() {
  const { openServerTarget } = await import('@/src/backup/server-target')
  return openServerTarget({ migrateTo: migrateApart, migrations: migrationNames() })
}

try {
  const [, , from, directory, ...more] = process.argv
  if (from === undefined || directory === undefined || more.length > 0)
    throw new PlainFailure(
      'Usage: npm run restore -- BACKUP DATA_DIRECTORY\nBACKUP is a backup, or a directory with backups.',
    )
  const dataDirectory = resolve(directory)
  const identities = readIdentities(env.backup.identityFile)
  const restored = await restoreBackup({
    ...{ from, dataDirectory, identities, migrations: migrationNames() },
    openServer: env.databaseUrl === undefined ? undefined : openServer,
    take: () => takeAnyDirectory(dataDirectory),
    migrate: async () => {
      lendSetting('SONA_DATA', dataDirectory)
      await prepareCmsApart(() => undefined)
    },
  })
  process.stdout.write(report(restored, dataDirectory))
  process.exit(0)
} catch (error) {
  endWithFailure(isSaid(error) ? new PlainFailure(error.message) : error)
}
