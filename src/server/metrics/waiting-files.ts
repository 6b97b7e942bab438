import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing } from '@/src/platform/error-code'

/** Files that wait in a directory: how many, and for how long the oldest, in seconds. */
export type WaitingFiles = { count: number; oldestSeconds: number }

/**
 * Looks at files that wait, of which any may leave meanwhile.
 *
 * @param ending what their names end with.
 * @returns nothing waiting where there is no directory.
 */
export async function findWaitingFiles(directory: string, ending: string, now = Date.now()): Promise<WaitingFiles> {
  const names = (await orMissing(readdir(directory), [])).filter((name) => name.endsWith(ending))
  const times = await Promise.all(names.map((name) => orMissing(stat(join(directory, name)).then(timeOf), null)))
  const found = times.filter((time) => time !== null)
  const oldest = found.reduce((least, time) => Math.min(least, time), now)
  return { count: found.length, oldestSeconds: Math.max(0, (now - oldest) / 1000) }
}

/** Size of a file in bytes; 0 when there is none. */
export function sizeOf(path: string): Promise<number> {
  return orMissing(
    stat(path).then(({ size }) => size),
    0,
  )
}

const timeOf = ({ mtimeMs }: { mtimeMs: number }) => mtimeMs

async function orMissing<Found, Otherwise>(found: Promise<Found>, otherwise: Otherwise): Promise<Found | Otherwise> {
  try {
    return await found
  } catch (error) {
    if (isMissing(error)) return otherwise
    throw error
  }
}
