import { spawnSync } from 'node:child_process'
import { buildOlder } from './build-older.mjs'
import { installWhenStale } from './install.mjs'
import { continueOnPinnedNode } from './node24.mjs'

/**
 * `npm run test:cluster`: several processes of each kind at one database and one store, behind a real nginx, which are killed one after the other.
 * `npm run test:cluster -- --older` fetches and builds the version of before there were several instead, and has this one take its place.
 */

continueOnPinnedNode()
installWhenStale()

const given = process.argv.slice(2)
const isOlder = given.includes('--older')
const run = (args, environment = {}) => {
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...environment }
  return spawnSync(process.execPath, args, { stdio: 'inherit', env }).status ?? 1
}
const config = ['--config', 'tests/cluster/playwright.config.ts']
const asked = isOlder ? ['upgrade-from.spec.ts'] : given
const test = ['node_modules/@playwright/test/cli.js', 'test', ...config, ...asked]
const older = isOlder ? { UPGRADE_FROM: buildOlder() } : {}
process.exit(run(['scripts/build.mjs']) || run(test, older))
