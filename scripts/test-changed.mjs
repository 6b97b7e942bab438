import { spawnSync } from 'node:child_process'
import { installWhenStale } from './install.mjs'
import { continueOnPinnedNode } from './node24.mjs'

/**
 * `npm run test:changed`: every check, and the unit and sweep tests of files that a change touches, found by what they import. The change
 * is what is not committed, or with `-- main` what there is since a commit or branch.
 */

continueOnPinnedNode()
installWhenStale()

const [since] = process.argv.slice(2)

function isGreen(args, environment = {}) {
  return spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...environment } }).status === 0
}

const results = [
  isGreen(['scripts/check.mjs']),
  isGreen(['node_modules/vitest/vitest.mjs', 'run', since ? `--changed=${since}` : '--changed', '--passWithNoTests'], {
    NODE_ENV: 'test',
  }),
]
process.exit(results.every(Boolean) ? 0 : 1)
