import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ownProgram } from '@/src/platform/own-program'
import { PlainFailure } from '../process/plain-failure'

/**
 * Brings the database that the settings name to a schema, in a process of its own.
 *
 * @param names of the migrations that it has then; those that it has already are not carried out again.
 * @throws PlainFailure with what the process said when it cannot.
 */
export async function migrateApart(names: readonly string[]): Promise<void> {
  const { file, execArgv } = ownProgram('migrate-process')
  try {
    await promisify(execFile)(process.execPath, [...execArgv, file, ...names])
  } catch (error) {
    throw new PlainFailure(`The schema could not be made:\n${String(error)}`)
  }
}
