import staffTexts from '@/messages/staff/backup.json' with { type: 'json' }
import { readBackupRecord } from '@/src/health/backup-record'
import { endCondition, holdCondition, listConditions } from '@/src/health/conditions'
import { tooOldAfterHours } from '@/src/health/too-old-after'
import { fillText } from '@/src/i18n/staff-text'
import { log } from '@/src/platform/log'

const name = 'backup-overdue'
const hourMs = 3_600_000

type WatchOptions = {
  dataDirectory: string
  /** Hours after which a backup is too old. Undefined: the usual ones, and only where a backup was ever made. */
  warnHours: number | undefined
  everyMs?: number
}

/**
 * Looks at the age of the newest backup now and again and again, and holds a condition while it is too old.
 *
 * @returns what ends it.
 */
export function watchBackups({ dataDirectory, warnHours, everyMs = 60_000 }: WatchOptions): () => Promise<void> {
  const look = () => {
    const record = readBackupRecord(dataDirectory)
    if (!record && warnHours === undefined) return endCondition(name)
    const hours = tooOldAfterHours(warnHours)
    const age = record ? (Date.now() - Date.parse(record.begunAt)) / hourMs : Number.POSITIVE_INFINITY
    if (age <= hours) return endCondition(name)
    const text = record
      ? fillText(staffTexts.overdue, { age: Math.floor(age), hours, place: record.backup })
      : staffTexts.never
    if (!listConditions().some((condition) => condition.name === name)) log.error(text.en, { condition: name })
    holdCondition({ name, kind: 'fault', text })
  }
  const lookAgain = () => {
    try {
      look()
    } catch (error) {
      log.error('The age of the newest backup cannot be read', { error })
    }
  }
  lookAgain()
  const timer = setInterval(lookAgain, everyMs)
  timer.unref()
  return async () => clearInterval(timer)
}
