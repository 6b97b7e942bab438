import { mkdirSync, writeFileSync } from 'node:fs'
import { generate } from './generated-files.mjs'
import { installWhenStale } from './install.mjs'
import { continueOnPinnedNode } from './node24.mjs'
import { runStep } from './run-step.mjs'
import { twoAtATime } from './two-at-a-time.mjs'

/**
 * `npm run check`: everything that can be said of the code without running it. Two checks at a time, for a machine of two cores.
 * Leaves those that failed, and what they said, in .cache/failed-checks.json.
 */

continueOnPinnedNode()
installWhenStale()

const generation = Promise.withResolvers()

async function checkGeneratedFiles() {
  const stale = await generate({ onlyWhenNeeded: true }).finally(generation.resolve)
  if (!stale) return { isGreen: false, output: '' }
  const output = stale.map((file) => `${file} was stale. It has been made again: commit it.\n`).join('')
  return { isGreen: stale.length === 0, output }
}

/** A check that reads generated files, when they are there. */
function afterGeneration(check) {
  return async () => {
    await generation.promise
    return check()
  }
}

const runTypeScript = (file) => () => runStep(['--import', 'tsx', file])

/** Begun in this order: the first makes what those after the third read. */
const checks = [
  ['generated files fresh', checkGeneratedFiles],
  ['blocks complete', runTypeScript('scripts/check-blocks.ts')],
  ['field types complete', runTypeScript('scripts/check-field-types.ts')],
  ['figures of the content', runTypeScript('scripts/check-content-figures.ts')],
  ['words of the bank', runTypeScript('scripts/check-words.ts')],
  ['workarounds', runTypeScript('scripts/check-workarounds.ts')],
  // Judges again only what has changed since, and what that touches: see tsBuildInfoFile. By the compiler that is a program of the
  // machine's: it takes a quarter of the time. Others read the code with the one before it, which can be called from JavaScript.
  ['types', afterGeneration(() => runStep(['node_modules/typescript-native/bin/tsc', '--noEmit', '--checkers', '2']))],
  ['import directions', afterGeneration(runTypeScript('scripts/check-walls.ts'))],
  ['unused code', afterGeneration(() => runStep(['node_modules/knip/bin/knip.js']))],
  ['house rules', afterGeneration(runTypeScript('scripts/check-house-rules.ts'))],
  [
    'format and lint',
    afterGeneration(() => runStep(['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'])),
  ],
]

const failed = []

await twoAtATime(checks, async ([name, check]) => {
  const began = performance.now()
  const { isGreen, output } = await check()
  if (!isGreen) failed.push({ name, output })
  const seconds = ((performance.now() - began) / 1_000).toFixed(1)
  process.stdout.write(`\n— ${name}: ${isGreen ? 'passed' : 'failed'} (${seconds} s)\n${output}`)
})
mkdirSync('.cache', { recursive: true })
writeFileSync('.cache/failed-checks.json', JSON.stringify(failed))
process.stdout.write(
  `\nChecks: ${checks.length - failed.length} passed, ${failed.length} failed${failed.map(({ name }) => ` · ${name}`).join('')}\n`,
)
process.exit(failed.length === 0 ? 0 : 1)
