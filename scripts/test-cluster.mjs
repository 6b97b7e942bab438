import { spawnSync } from 'node:child_process'
import { installWhenStale } from './install.mjs'
import { continueOnPinnedNode } from './node24.mjs'

/** `npm run test:cluster`: several processes of each kind at one database and one store, behind a real nginx, which are killed one after the other. */

continueOnPinnedNode()
installWhenStale()

const run = (args) => {
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
  return spawnSync(process.execPath, args, { stdio: 'inherit', env }).status ?? 1
}
const config = ['--config', 'tests/cluster/playwright.config.ts']
const test = ['node_modules/@playwright/test/cli.js', 'test', ...config, ...process.argv.slice(2)]
process.exit(run(['scripts/build.mjs']) || run(test))
