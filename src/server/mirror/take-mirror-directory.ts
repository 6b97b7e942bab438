import { join } from 'node:path'
import { takeLock } from '@/src/platform/process-lock'
import { PlainFailure } from '../process/plain-failure'
import { makeWritable } from '../process/writable-directory'

/**
 * Takes the folder of a mirror for this process. Unlike a data directory it is made for others to read.
 *
 * @returns a function that gives it back; called on exit at the latest.
 * @throws PlainFailure when it cannot be written, or another process has it.
 */
export function takeMirrorDirectory(directory: string): () => void {
  process.umask(0o022)
  makeWritable(directory, { called: 'folder', setting: 'MIRROR_DIRECTORY' })
  const { release, owner } = takeLock(join(directory, 'process.lock'))
  if (release) return release
  throw new PlainFailure(
    `Another Sona process (${owner}) already mirrors into ${directory}. Stop it first, or set MIRROR_DIRECTORY to another folder.`,
  )
}
