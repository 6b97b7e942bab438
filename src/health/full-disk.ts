import staffTexts from '@/messages/staff/health.json' with { type: 'json' }
import { log } from '@/src/platform/log'
import { endCondition, holdCondition } from './conditions'

/** Codes of SQLite, of PostgreSQL and of the operating system for a disk, or a quota, that takes no more. */
const fullCodes: readonly unknown[] = ['SQLITE_FULL', '53100', 'ENOSPC', 'EDQUOT']

/** For how long a disk that took no more is said to be full, in milliseconds: room may be there again, and nobody asks it. */
const rememberedMs = 10 * 60_000

const name = 'full-disk'

/** Whether something failed because the disk is full, however deep in the error that is said. */
export function isFullDisk(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 5) return false
  if ('code' in error && fullCodes.includes(error.code)) return true
  return isFullDisk(error.cause, depth + 1)
}

let forgetting: NodeJS.Timeout | undefined

/** Holds the condition for some minutes: something could not be saved for want of room. */
export function holdFullDisk(error: unknown): void {
  log.error('The disk of the data directory is full', { error })
  holdCondition({
    name,
    kind: 'fault',
    text: staffTexts.fullDisk.full,
  })
  clearTimeout(forgetting)
  forgetting = setTimeout(() => endCondition(name), rememberedMs)
  forgetting.unref()
}
