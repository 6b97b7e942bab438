import { accessSync, constants, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PlainFailure } from './plain-failure'

/**
 * Takes the data directory for this process: SQLite has one writer here, and two processes on one file lose saves.
 *
 * @returns a function that gives the directory back; called on exit at the latest.
 * @throws PlainFailure when the directory cannot be written or another process has it.
 */
export function takeDataDirectory(directory: string): () => void {
  makeWritable(directory)
  const file = join(directory, 'process.lock')
  const own = ownerOf(process.pid)
  if (!tryWrite(file, own)) {
    const owner = readFileSync(file, 'utf8')
    if (isAlive(owner)) {
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
    if (readOrEmpty(file) === own) rmSync(file, { force: true })
  }
  process.once('exit', release)
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
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Process number and start time: a number alone may by now belong to another program. */
function ownerOf(pid: number): string {
  return `${pid} ${startTimeOf(pid)}`
}

function isAlive(owner: string): boolean {
  const pid = Number(owner.split(' ')[0])
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    // Somebody else's process: alive, but not ours to signal.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  return ownerOf(pid) === owner
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
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  }
}
