import { statfs } from 'node:fs/promises'
import staffTexts from '@/messages/staff/health.json' with { type: 'json' }
import { fillText } from '@/src/i18n/staff-text'
import { log } from '@/src/platform/log'
import { endCondition, holdCondition, listConditions } from './conditions'

/** Room that must stay free on the disk of the data directory, in bytes: the database and whoever repairs things need some. */
export const leastFreeBytes = 500_000_000

const name = 'low-disk'

type DiskOptions = {
  directory: string
  leastFree?: number
  everyMs?: number
}

/**
 * Looks at the free room of a directory's disk now and again and again, and holds a condition while there is too little.
 *
 * @param everyMs milliseconds from one look to the next.
 * @returns what ends it.
 */
export async function watchDisk({
  directory,
  leastFree = leastFreeBytes,
  everyMs = 15_000,
}: DiskOptions): Promise<() => Promise<void>> {
  const look = async () => {
    const { bavail, bsize } = await statfs(directory)
    if (bavail * bsize >= leastFree) return endCondition(name)
    const freeMegabytes = Math.floor((bavail * bsize) / 1_000_000)
    if (!listConditions().some((condition) => condition.name === name))
      log.error('The disk of the data directory is nearly full', { freeMegabytes, directory })
    holdCondition({ name, kind: 'fault', text: toText(directory, freeMegabytes, Math.round(leastFree / 1_000_000)) })
  }
  await look()
  const timer = setInterval(
    () => void look().catch((error: unknown) => log.error('The free room of the disk cannot be read', { error })),
    everyMs,
  )
  timer.unref()
  return async () => clearInterval(timer)
}

function toText(directory: string, free: number, least: number) {
  return fillText(staffTexts.watchDisk.isLow, { directory, free, least })
}
