import { spawnSync } from 'node:child_process'
import { installWhenStale } from './install.mjs'
import { continueOnPinnedNode } from './node24.mjs'

/** `npm run test:postgres`: of `npm test`, what has a database, on PostgreSQL alone. */

continueOnPinnedNode()
installWhenStale()

const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'postgres', ...process.argv.slice(2)]
const env = { ...process.env, NODE_ENV: 'test' }
process.exit(spawnSync(process.execPath, args, { stdio: 'inherit', env }).status ?? 1)
