import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { unfinishedRestoreMark } from '@/src/backup/unfinished-restore'
import { hasErrorCode } from '@/src/platform/error-code'
import { takeLock } from '@/src/platform/process-lock'
import { PlainFailure } from './plain-failure'
import { makePrivate } from './private-files'
import { makeWritable } from './writable-directory'

/**
 * Takes the data directory for this process: SQLite has one writer here, and two processes on one file lose saves. From then on,
 * whatever this process and those it starts write is for its own account only, and so is what was there before.
 *
 * @returns a function that gives the directory back; called on exit at the latest.
 * @throws PlainFailure when the directory cannot be written, another process has it, or a restore into it never came to its end.
 */
export function takeDataDirectory(directory: string): () => void {
  const release = takeAnyDirectory(directory)
  if (existsSync(join(directory, unfinishedRestoreMark))) {
    release()
    throw new PlainFailure(
      `A restore into the data directory ${directory} was broken off, and what lies there is not whole. Run npm run restore again.`,
    )
  }
  makePrivate(directory)
  return release
}

/**
 * The same for a restore, which may find what an earlier one left behind.
 *
 * @throws PlainFailure when the directory cannot be written or another process has it.
 */
export function takeAnyDirectory(directory: string): () => void {
  process.umask(0o077)
  makeWritable(directory, { called: 'data directory', setting: 'SONA_DATA' })
  const { release, owner } = takeLock(join(directory, 'process.lock'))
  if (release) return release
  throw new PlainFailure(
    `Another Sona process (${owner}) already uses the data directory ${directory}. Stop it first, or set SONA_DATA to another directory. Several processes need PostgreSQL.`,
  )
}

/** Notes that this process works in a directory that another one has taken, for as long as it lives. */
export function noteProcess(directory: string, name: string): void {
  takeLock(noteOf(directory, name))
}

/**
 * Ends processes that noted themselves in a directory and have outlived the one that had it, which was killed. They end by themselves,
 * unless they are stopped or busy for long; nobody may write beside them.
 *
 * @param names under which they noted themselves.
 */
export async function endLeftOver(directory: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    let attempt = takeLock(noteOf(directory, name))
    while (!attempt.release) {
      endIfAlive(attempt.owner)
      await wait(5)
      attempt = takeLock(noteOf(directory, name))
    }
    attempt.release()
  }
}

function endIfAlive(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if (!hasErrorCode(error, 'ESRCH')) throw error
  }
}

function noteOf(directory: string, name: string): string {
  return join(directory, `${name}.lock`)
}
