import { type SpawnSyncReturns, spawnSync } from 'node:child_process'

/** Runs a TypeScript command of the project to its end, as npm does, on a data directory of its own. */
export function runCommand(script: string, args: readonly string[], dataDirectory: string): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, ['scripts/run.mjs', script, ...args], {
    env: { ...process.env, SONA_DATA: dataDirectory },
    encoding: 'utf8',
  })
}
