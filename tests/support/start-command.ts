import { type ChildProcessByStdio, spawn } from 'node:child_process'
import type { Readable } from 'node:stream'

/** Starts a TypeScript command of the project on a data directory of its own; what it says can be read while it runs. */
export function startCommand(
  script: string,
  args: readonly string[],
  dataDirectory: string,
): ChildProcessByStdio<null, Readable, null> {
  return spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, SONA_DATA: dataDirectory },
  })
}
