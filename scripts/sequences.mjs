import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * `npm run test:sequences`: random sequences of what people do in the CMS, on an empty database that is thrown away. How many about
 * content and about accounts, and the seed, can be given: `npm run test:sequences -- 9000 1000 SEED`.
 */
// Nothing of it is to outlive this: in memory where there is a place for that, since every entry of the log waits for the disk.
const place = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
const directory = mkdtempSync(join(place, 'sona-sequences-'))
const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx', 'tests/support/sequences/sequences-process.ts', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, SONA_DATA: directory } },
)
rmSync(directory, { recursive: true, force: true })
process.exit(status ?? 1)
