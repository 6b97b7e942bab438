import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { BackupRefusal } from '@/src/backup/backup-refusal'
import { type Restored, restoreBackup } from '@/src/backup/restore-backup'
import { migrationNames } from '@/src/database/migration-names'
import { env, lendSetting } from '@/src/platform/env'
import { isMissing } from '@/src/platform/error-code'
import { prepareCmsApart } from '@/src/server/cms/prepare-cms-apart'
import { takeAnyDirectory } from '@/src/server/process/data-directory'
import { endWithFailure, PlainFailure } from '@/src/server/process/plain-failure'

/** `npm run restore -- BACKUP DATA_DIRECTORY`: restores a backup, or the newest of a directory with backups, into an empty data directory. */

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
function report({ backup, manifest, log, sessions, lacksKeyBlobs }: Restored, dataDirectory: string): string {
  const { database, files, begunAt } = manifest
  const lines = [
    `Restored ${backup} into ${dataDirectory}: ${files.length} files, each as it was backed up.`,
    ...(database
      ? [
          `  newest publication ${database.newestPublication}; the audit log is whole up to entry ${log.count}`,
          `  ${database.counts['submissions'] ?? 0} submissions, ${database.formVersions.length} versions of forms`,
        ]
      : []),
    'Lost:',
    `  what was written after ${begunAt}: ${database ? `publications after ${database.newestPublication}, ` : ''}forms that were sent, messages, drafts`,
    ...(log.lostUntil > 0
      ? [
          `  entries ${log.count + 1} to ${log.lostUntil} of the audit log at least, of which AUDIT_CHECKPOINTS speaks: put its file aside (docs/operations.md)`,
        ]
      : []),
    ...(lacksKeyBlobs
      ? ['  the key blobs of sealed reports, which are kept for 35 days: the reports of this backup cannot be opened']
      : []),
    `  all sessions: ${sessions} have ended, and everybody logs in again`,
  ]
  return `${lines.join('\n')}\n`
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
    isOnServer: env.databaseUrl !== undefined,
    take: () => takeAnyDirectory(dataDirectory),
    migrate: async () => {
      lendSetting('SONA_DATA', dataDirectory)
      await prepareCmsApart(() => undefined)
    },
  })
  process.stdout.write(report(restored, dataDirectory))
  process.exit(0)
} catch (error) {
  endWithFailure(error instanceof BackupRefusal ? new PlainFailure(error.message) : error)
}
