import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { generate, generatedFiles } from './generated-files.mjs'
import { installWhenStale } from './install.mjs'
import { continueOnPinnedNode } from './node24.mjs'

/** `npm run check`: everything that can be said of the code without running it. */

continueOnPinnedNode()
installWhenStale()

function run(args) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  return status === 0
}

function areGeneratedFilesFresh() {
  const before = generatedFiles.map(readOrEmpty)
  if (!generate()) return false
  const stale = generatedFiles.filter((file, index) => readOrEmpty(file) !== before[index])
  for (const file of stale) process.stderr.write(`${file} was stale. It has been made again: commit it.\n`)
  return stale.length === 0
}

function readOrEmpty(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return ''
    throw error
  }
}

const checks = [
  ['blocks complete', () => run(['--import', 'tsx', 'scripts/check-blocks.ts'])],
  ['generated files fresh', areGeneratedFilesFresh],
  ['format and lint', () => run(['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'])],
  ['types', () => run(['node_modules/typescript/bin/tsc', '--noEmit'])],
  ['house rules', () => run(['--import', 'tsx', 'scripts/check-house-rules.ts'])],
  ['figures of the content', () => run(['--import', 'tsx', 'scripts/check-content-figures.ts'])],
  ['unused code', () => run(['node_modules/knip/bin/knip.js'])],
  ['import directions', () => run(['--import', 'tsx', 'scripts/check-walls.ts'])],
]

const failed = checks.filter(([name, check]) => {
  process.stdout.write(`\n— ${name}\n`)
  return !check()
})
process.stdout.write(
  `\nChecks: ${checks.length - failed.length} passed, ${failed.length} failed${failed.map(([name]) => ` · ${name}`).join('')}\n`,
)
process.exit(failed.length === 0 ? 0 : 1)
