import { spawnSync } from 'node:child_process'
import { installWhenStale } from './install.mjs'
import { continueOnPinnedNode } from './node24.mjs'

/** `npm run test:postgres`: the tests of what is kept, all of them on PostgreSQL; `npm test` leaves the longest out there. */

continueOnPinnedNode()
installWhenStale()

const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'postgres', ...process.argv.slice(2)]
const env = { ...process.env, NODE_ENV: 'test', WHOLE_ON_POSTGRES: 'yes' }
process.exit(spawnSync(process.execPath, args, { stdio: 'inherit', env }).status ?? 1)
