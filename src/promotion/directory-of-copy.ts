import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { BackupRefusal } from '@/src/backup/backup-refusal'
import { moveDurably } from '@/src/platform/write-durably'

/** The only directories of a data directory that come along: pictures and documents of the site. */
export const copiedDirectories = ['uploads/media', 'uploads/documents'] as const

/** @throws BackupRefusal when a directory that is to be a copy holds anything. */
export function refuseFilled(directory: string): void {
  if (existsSync(directory) && readdirSync(directory).length > 0)
    throw new BackupRefusal(`The directory ${directory} is not empty.`)
}

/**
 * Makes a directory that has its name only when it is complete. What fails leaves nothing.
 *
 * @param fill puts everything into it under the name that it has until then.
 * @throws what the filling throws.
 */
export async function makeDirectoryWhole<Result>(
  directory: string,
  fill: (unfinished: string) => Result | Promise<Result>,
): Promise<Result> {
  const unfinished = `${directory}.new`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  try {
    const result = await fill(unfinished)
    rmSync(directory, { recursive: true, force: true })
    await moveDurably(unfinished, directory)
    return result
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    throw error
  }
}
