import { accessSync, constants, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasErrorCode, isMissing } from '@/src/platform/error-code'
import { PlainFailure } from './plain-failure'
import { makePrivate } from './private-files'

/**
 * Takes the data directory for this process: SQLite has one writer here, and two processes on one file lose saves. From then on,
 * whatever this process and those it starts write is for its own account only, and so is what was there before.
 *
 * @returns a function that gives the directory back; called on exit at the latest.
 * @throws PlainFailure when the directory cannot be written or another process has it.
 */
export function takeDataDirectory(directory: string): () => void {
  process.umask(0o077)
  makeWritable(directory)
  const file = join(directory, 'process.lock')
  const own = ownerOf(process.pid, directory)
  if (!tryWrite(file, own)) {
    const owner = readFileSync(file, 'utf8')
    if (isAlive(owner, directory)) {
      throw new PlainFailure(
        `Another Sona process (${owner.split(' ')[0]}) already uses the data directory ${directory}. Stop it first, or set SONA_DATA to another directory. Several processes need PostgreSQL.`,
      )
    }
    // Left behind by a process that was killed.
    rmSync(file, { force: true })
    if (!tryWrite(file, own))
      throw new PlainFailure(`Another Sona process has just taken the data directory ${directory}.`)
  }
  const release = () => {
    process.off('exit', release)
    if (readOrEmpty(file) === own) rmSync(file, { force: true })
  }
  process.once('exit', release)
  makePrivate(directory)
  return release
}

function makeWritable(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true })
    accessSync(directory, constants.W_OK)
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new PlainFailure(
      `The data directory ${directory} cannot be written (${reason}). Choose another with SONA_DATA.`,
    )
  }
}

function tryWrite(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' })
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

function isAlive(owner: string, directory: string): boolean {
  const pid = Number(owner.split(' ')[0])
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
