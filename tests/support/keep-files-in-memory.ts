import { accessSync, constants, mkdirSync, mkdtempSync, rmSync, statfsSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

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
 *
 * What several test files need and one makes is kept there too, beside the packages that programs among it ask for.
 */
export function setup(): () => void {
  const directory = mkdtempSync(join(isRoomy() ? memory : tmpdir(), 'sona-tests-'))
  process.env['TMPDIR'] = directory
  const made = join(directory, 'made-once')
  mkdirSync(made)
  symlinkSync(resolve('node_modules'), join(made, 'node_modules'))
  process.env['SONA_MADE_ONCE'] = made
  // Programs of the last tests may still be writing as they end.
  return () => rmSync(directory, { recursive: true, force: true, maxRetries: 20 })
}
