import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { hasErrorCode, isMissing } from './error-code'

/** A lock that was taken, or the number of the process that has it. */
export type LockAttempt = { release: () => void; owner: null } | { release: null; owner: number }

/**
 * Takes a lock: a file in a directory, of which one process is the owner. One that was copied, is of another machine or of a process that
 * has ended holds nobody up.
 *
 * @returns what gives it back, called on exit at the latest; or who has it.
 */
export function takeLock(file: string): LockAttempt {
  const own = ownerOf(process.pid, dirname(file))
  if (!tryWrite(file, own)) {
    const owner = readOrEmpty(file)
    if (isAlive(owner, dirname(file))) return { release: null, owner: numberOf(owner) }
    // Left behind by a process that was killed.
    rmSync(file, { force: true })
    if (!tryWrite(file, own)) return { release: null, owner: numberOf(readOrEmpty(file)) }
  }
  const release = () => {
    process.off('exit', release)
    if (readOrEmpty(file) === own) rmSync(file, { force: true })
  }
  process.once('exit', release)
  return { release, owner: null }
}

function tryWrite(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (hasErrorCode(error, 'EEXIST')) return false
    throw error
  }
}

/**
 * Process number and start time, because a number alone may by now belong to another program; the machine's boot and the directory
 * itself, because a lock that was copied with a directory, here or to another machine, says nothing of the copy.
 */
function ownerOf(pid: number, directory: string): string {
  const { dev, ino } = statSync(directory)
  return `${pid} ${startTimeOf(pid)} ${readOrEmpty('/proc/sys/kernel/random/boot_id').trim()} ${dev}:${ino}`
}

const numberOf = (owner: string) => Number(owner.split(' ')[0])

function isAlive(owner: string, directory: string): boolean {
  const pid = numberOf(owner)
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    // Somebody else's process, not ours to signal: alive. What it is can be read all the same.
    if (!hasErrorCode(error, 'EPERM')) return false
  }
  return ownerOf(pid, directory) === owner
}

/** Start time in clock ticks since boot where the system tells (Linux), else nothing. */
function startTimeOf(pid: number): string {
  const stat = readOrEmpty(`/proc/${pid}/stat`)
  // The second field is the program's name in brackets and may itself hold spaces and brackets.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (isMissing(error)) return ''
    throw error
  }
}
