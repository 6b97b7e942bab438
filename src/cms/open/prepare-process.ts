import { BackupRefusal } from '@/src/backup/backup-refusal'
import { LostDatabase } from '@/src/database/lost-database'
import { UnreachableDatabase } from '@/src/database/unreachable-database'
import { DamagedDatabase } from '@/src/evidence/damaged-database'
import { env } from '@/src/platform/env'
import { withSourcePlaces } from '@/src/platform/source-places'
import { ContentError } from '@/src/portable-content/content-error'
import { NewerDatabase } from './guard-schema'
import type { PreparationMessage } from './preparation-message'
import { prepareCms } from './prepare-cms'

/** Runs `prepareCms` in a process of its own and reports to the process that started it. */
function report(message: PreparationMessage): void {
  process.send?.(message)
}

/** What whoever runs the product can do something about. */
const plainErrors = [
  ContentError,
  LostDatabase,
  DamagedDatabase,
  NewerDatabase,
  UnreachableDatabase,
  BackupRefusal,
] as const

// Whoever started it would begin anew, and two would write to one database.
process.once('disconnect', () => process.exit())

try {
  const logins = await prepareCms({
    dataDirectory: env.dataDirectory,
    contentDirectory: 'site/content',
    adminPassword: env.adminPassword,
    onProgress: (done, total) => report({ kind: 'progress', done, total }),
  })
  report({ kind: 'ready', logins })
} catch (error) {
  const reason =
    plainErrors.some((plain) => error instanceof plain) && error instanceof Error
      ? error.message
      : error instanceof Error
        ? withSourcePlaces(error.stack ?? error.message)
        : String(error)
  report({ kind: 'failed', reason, isDamaged: error instanceof DamagedDatabase })
}
process.disconnect()
