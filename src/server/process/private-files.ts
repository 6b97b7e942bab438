import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import staffTexts from '@/messages/staff/server.json' with { type: 'json' }
import { endCondition, holdCondition } from '@/src/health/conditions'
import { fillText } from '@/src/i18n/staff-text'
import { hasErrorCode } from '@/src/platform/error-code'
import { log } from '@/src/platform/log'

/** So many entries are looked at in a start: behind a closed directory nothing more can be reached anyway. */
const mostEntries = 50_000

/** Permissions of everybody but the owner. */
const ofOthers = 0o077

const condition = 'open-data-directory'

/**
 * Takes every permission on a directory and on what is in it from everybody but its owner. What links elsewhere is left alone.
 *
 * @returns how many entries were open and are not any more. What cannot be closed is said as a condition and in the log.
 */
export function makePrivate(directory: string, limit = mostEntries): number {
  const waiting = [directory]
  let [seen, closed, refused] = [0, 0, 0]
  for (let path = waiting.shift(); path !== undefined && seen < limit; path = waiting.shift()) {
    seen += 1
    const entry = lstatSync(path, { throwIfNoEntry: false })
    if (!entry || entry.isSymbolicLink()) continue
    if ((entry.mode & ofOthers) !== 0) {
      if (tryClose(path, entry.mode)) closed += 1
      else refused += 1
    }
    if (entry.isDirectory()) for (const name of readdirSync(path)) waiting.push(join(path, name))
  }
  if (closed > 0) log.info('Files of the data directory were open to other accounts and are closed now', { closed })
  tellRefused(directory, refused)
  return closed
}

function tryClose(path: string, mode: number): boolean {
  try {
    chmodSync(path, mode & 0o700)
    return true
  } catch (error) {
    if (hasErrorCode(error, 'EPERM')) return false
    throw error
  }
}

function tellRefused(directory: string, refused: number): void {
  if (refused === 0) {
    endCondition(condition)
    return
  }
  log.error('Files of the data directory are open to other accounts and cannot be closed', { refused })
  holdCondition({
    name: condition,
    kind: 'fault',
    text: fillText(staffTexts.privateFiles.readable, { refused, directory }),
  })
}
