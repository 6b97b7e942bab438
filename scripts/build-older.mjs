import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The last commit before the work on several machines began: what an installation of that day upgrades from. */
const beforeSeveralMachines = '2aeaf5b646ca5db4d7d8147f2c92522ba2fe43e9'

/**
 * Fetches an older version from the history of this clone and builds it, once.
 *
 * @returns the folder where it is. @throws Error in words when the history does not have it, or it cannot be built.
 */
export function buildOlder(commit = beforeSeveralMachines) {
  const folder = join('.cache', 'older', commit.slice(0, 8))
  const mark = join(folder, '.built')
  if (existsSync(mark)) return folder
  if (!existsSync(folder)) {
    mkdirSync(join('.cache', 'older'), { recursive: true })
    runIn('.', 'git', ['worktree', 'prune'])
    runIn('.', 'git', ['worktree', 'add', '--detach', folder, commit])
  }
  // Its packages come with that.
  runIn(folder, 'npm', ['run', 'build'])
  writeFileSync(mark, '')
  return folder
}

function runIn(cwd, command, args) {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status} in ${cwd}`)
}
