import { accessSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/** Where Linux keeps files in memory. */
const memory = '/dev/shm'
const needed = 2_000_000_000

function isRoomy(): boolean {
  try {
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= needed
  } catch {
    // Another system, or one that keeps no files there: they go where they usually go.
    return false
  }
}

/**
 * The data of hundreds of short-lived sites and databases is written as durably as a bank's. Where there is room it goes to memory,
 * where that costs nothing. What is tested stays the same: no test takes the power from the machine.
 */
export function setup(): (() => void) | undefined {
  if (!isRoomy()) return undefined
  const directory = mkdtempSync(join(memory, 'sona-tests-'))
  process.env['TMPDIR'] = directory
  return () => rmSync(directory, { recursive: true, force: true })
}
