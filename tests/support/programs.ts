import { type ChildProcessByStdio, type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process'
import type { Readable } from 'node:stream'
import { bundleProgram } from './bundle-program'
import { dataSettings } from './postgres/own-database'

/** What Node is started with to run a program or a script of the project, made one file before: tests start it many times. */
export async function toCommand(program: string): Promise<[string, ...string[]]> {
  return [process.execPath, await bundleProgram(program)]
}

/** Runs a program of the tests to its end, on a data directory of its own. */
export async function runProgram(
  program: string,
  args: readonly string[],
  dataDirectory: string,
): Promise<SpawnSyncReturns<string>> {
  const settings = await dataSettings(dataDirectory)
  return spawnSync(process.execPath, [await bundleProgram(program), ...args], {
    env: { ...process.env, ...settings },
    encoding: 'utf8',
  })
}

/** Starts a program of the tests on a data directory of its own; what it says can be read while it runs. */
export async function startProgram(
  program: string,
  args: readonly string[],
  dataDirectory: string,
): Promise<ChildProcessByStdio<null, Readable, null>> {
  const settings = await dataSettings(dataDirectory)
  return spawn(process.execPath, [await bundleProgram(program), ...args], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ...settings },
  })
}
