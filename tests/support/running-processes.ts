import { readFileSync } from 'node:fs'
import { hasErrorCode } from '@/src/platform/error-code'

/** What Linux says of processes. */

/** Whether a process still does anything. */
export function isRunning(pid: number): boolean {
  const state = readOrNothing(`/proc/${pid}/status`)
  return state !== '' && !/^State:\s+Z/m.test(state)
}

/** A process, and all that it and those have started. */
export function withDescendants(pid: number): number[] {
  const family = [pid]
  for (const each of family) family.push(...childrenOf(each))
  return family
}

/** What a process has started and still has. */
export function childrenOf(pid: number): number[] {
  return readOrNothing(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number)
}

/** How a process was started. */
export function commandOf(pid: number): string {
  return readOrNothing(`/proc/${pid}/cmdline`).replaceAll('\0', ' ')
}

/** What the system says of a process; nothing of one that has ended meanwhile. */
function readOrNothing(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT', 'ESRCH')) return ''
    throw error
  }
}
