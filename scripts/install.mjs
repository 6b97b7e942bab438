import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

const mark = 'node_modules/.sona-lock'

/**
 * Installs the versions that the lock file names, when they were not installed yet or the lock file changed.
 *
 * Not `npm ci`: that refuses a lock file made where the registry does not carry the optional binaries of every other platform.
 * Versions are pinned in package.json and by the lock file either way, and `--no-save` leaves both as they are.
 */
export function installWhenStale() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return
  process.stdout.write('  Installing packages …\n')
  // One that breaks off leaves no mark. Where folders share files by hard links, the mark of the others stays as it is.
  rmSync(mark, { force: true })
  // Whatever NODE_ENV says: the build and the tests need what is only needed for development.
  const options = ['--include=dev', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', ['install', ...options], { stdio: 'inherit' })
  if (status !== 0) {
    process.stderr.write('\nThe packages could not be installed. Is the npm registry reachable?\n')
    process.exit(1)
  }
  writeFileSync(mark, lock)
}
