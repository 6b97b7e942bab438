import { fork } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { ownProgram } from '@/src/platform/own-program'
import { PlainFailure } from '../process/plain-failure'

/** As much of what the process said last as tells why it failed. */
const mostSaid = 4_000

/**
 * Brings the database that the settings name to a schema, in a process of its own, which ends with the one that waits for it: whoever
 * begins again after that was killed meets nobody who still writes.
 *
 * @param names of the migrations that it has then; those that it has already are not carried out again.
 * @throws PlainFailure with what the process said when it cannot.
 */
export async function migrateApart(names: readonly string[]): Promise<void> {
  const { file, execArgv } = ownProgram('migrate-process')
  const child = fork(file, [...names], { execArgv: [...execArgv], stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  const said = Promise.all([child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')))
  const [code, signal] = await once(child, 'close')
  if (code === 0) return
  const last = (await said).join('').slice(-mostSaid)
  throw new PlainFailure(`The schema could not be made (${signal ?? code}):\n${last}`)
}
