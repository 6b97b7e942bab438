import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The Node version the project is pinned to. */
export const pinnedNode = readFileSync(new URL('../.node-version', import.meta.url), 'utf8').trim()

/**
 * Runs this same command again on the pinned Node when the machine's own is older, and ends with its result. npm fetches that
 * Node from its registry once and keeps it.
 *
 * Plain JavaScript: this is read by whatever Node the machine has.
 */
export function continueOnPinnedNode() {
  const [major] = process.versions.node.split('.')
  if (Number(major) >= Number(pinnedNode.split('.')[0])) return
  const [, script, ...args] = process.argv
  const command = ['--yes', '--package', `node@${pinnedNode}`, '--', 'node', script, ...args]
  const { status, signal, error } = spawnSync('npx', command, { stdio: 'inherit' })
  if (error) {
    process.stderr.write(`Node ${pinnedNode} is needed and could not be fetched: ${error.message}\n`)
    process.exit(1)
  }
  process.exit(signal ? 130 : (status ?? 1))
}
