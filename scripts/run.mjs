import { spawnSync } from 'node:child_process'
import { basename, join } from 'node:path'
import { installWhenStale } from './install.mjs'
import { continueOnPinnedNode } from './node24.mjs'

/**
 * Runs a TypeScript command of the project on the pinned Node: `node scripts/run.mjs scripts/name.ts ARGUMENTS`. Those that a bank runs
 * were compiled with the product: compiled while it is loaded, one begins three seconds later.
 */

continueOnPinnedNode()
installWhenStale()
// Not before: these need the pinned Node and its packages.
const { compiledOrFail } = await import('./compiled-or-fail.mjs')
const { keepCompiled } = await import('./compile-programs.mjs')
const { programSources } = await import('../src/platform/own-program.ts')

const [, , script, ...args] = process.argv
const name = basename(script, '.ts')
const compiled = programSources()[name] === script ? await compiledOrFail() : undefined
const letGo = compiled ? keepCompiled(compiled, process.pid) : () => undefined
const program = compiled ? [join(compiled, `${name}.mjs`)] : ['--import', 'tsx', script]
const { status } = spawnSync(process.execPath, [...program, ...args], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'production', NEXT_TELEMETRY_DISABLED: '1' },
})
letGo()
process.exit(status ?? 1)
