import { spawnSync } from 'node:child_process'
import { installWhenStale } from './install.mjs'
import { continueOnPinnedNode } from './node24.mjs'

/** Runs a TypeScript command of the project on the pinned Node: `node scripts/run.mjs scripts/name.ts ARGUMENTS`. */

continueOnPinnedNode()
installWhenStale()

const [, , script, ...args] = process.argv
const { status } = spawnSync(process.execPath, ['--import', 'tsx', script, ...args], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'production', NEXT_TELEMETRY_DISABLED: '1' },
})
process.exit(status ?? 1)
