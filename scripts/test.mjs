import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { parseArgs } from 'node:util'
import { findFailedProducts, findFailedUnits, wasOutOfTime } from './failed-tests.mjs'
import { installWhenStale } from './install.mjs'
import { keepEnd } from './keep-end.mjs'
import { continueOnPinnedNode } from './node24.mjs'
import { findUnsteady } from './unsteady-tests.mjs'

/**
 * `npm test`: every check, the unit and sweep tests, and the tests of the running product; with `--cluster` those of several processes
 * of each kind as well, which need nginx. With `--minutes N` these are begun only where they will probably end within so many minutes, and
 * ended there where they do not, as a run that is ended from outside says nothing at all. Ends with everything that failed, the time of
 * each part and one line of counts.
 */

continueOnPinnedNode()
const { values: asked } = parseArgs({ options: { cluster: { type: 'boolean' }, minutes: { type: 'string' } } })
installWhenStale()
mkdirSync('.cache', { recursive: true })

function start(args, environment = {}, stdio = 'inherit') {
  return spawn(process.execPath, args, {
    stdio,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...environment },
  })
}

const endOf = (child) => new Promise((resolve) => child.once('exit', resolve))

/** Runs one part of the tests and returns whether it ended well. */
const run = async (args, environment) => (await endOf(start(args, environment))) === 0

/** Runs one part of the tests. Returns whether it ended well, with what code, and the end of what it said of errors. */
async function runAndKeepErrors(args, environment) {
  const child = start(args, environment, ['inherit', 'inherit', 'pipe'])
  const errors = keepEnd(child.stderr, process.stderr)
  const code = await endOf(child)
  return { isGreen: code === 0, code, errors: errors() }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

/** What is said once more at the end of the run, where it is found. */
const failures = []

function noteFailed(tests) {
  for (const { file, title, message } of tests) failures.push(`${file}: ${title}\n${message}`)
}

async function runChecks() {
  const file = '.cache/failed-checks.json'
  rmSync(file, { force: true })
  const isGreen = await run(['scripts/check.mjs'])
  for (const { name, output } of readReport(file) ?? []) failures.push(`check: ${name}\n${output}`)
  return isGreen ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function runUnitTests() {
  const file = '.cache/vitest.json'
  rmSync(file, { force: true })
  const { isGreen, code, errors } = await runAndKeepErrors(
    ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    { NODE_ENV: 'test' },
  )
  const report = readReport(file)
  const found = findFailedUnits(report ?? {})
  noteFailed(found)
  if (!isGreen && found.length === 0)
    noteFailed([
      { file: 'Vitest', title: `ended with ${code}, and no test failed. The last it said:`, message: errors },
    ])
  const failed = report?.numFailedTests ?? 0
  // A file that cannot even be loaded has no failed test in it.
  return { passed: report?.numPassedTests ?? 0, failed: isGreen ? failed : Math.max(1, failed) }
}

/** Compiles and builds the product for the tests of the product while others wait. Why a build fails is told by the part that needs it. */
function buildBeside() {
  const child = start(['scripts/build.mjs'], {}, 'ignore')
  setPriority(child.pid, constants.priority.PRIORITY_LOW)
  return endOf(child)
}

/** Says which tests held at the second attempt only, and what the first one failed with: nobody sees it again otherwise. */
function reportUnsteady(report) {
  const unsteady = findUnsteady(report, JSON.parse(readFileSync('tests/known-unsteady.json', 'utf8')))
  for (const { file, title, message, isKnown } of unsteady)
    process.stdout.write(
      `\nHeld at the second attempt only${isKnown ? ', as known' : ''}: ${file}: ${title}\n${message}\n`,
    )
}

/**
 * @param {string} file where the report of this part is written, as its configuration says
 * @param {readonly string[]} options which configuration, where it is not the usual one
 * @param {number} mostMs for how long it may go on, where not for as long as it takes
 */
async function runProductTests(file, options = [], mostMs = Number.POSITIVE_INFINITY) {
  rmSync(file, { force: true })
  const isGreen = await run(['node_modules/@playwright/test/cli.js', 'test', ...options], {
    NODE_ENV: 'production',
    WHOLE_RUN: 'yes',
    ...(Number.isFinite(mostMs) ? { MOST_MS: String(Math.round(mostMs)) } : {}),
  })
  const report = readReport(file)
  const stats = report?.stats
  reportUnsteady(report ?? {})
  noteFailed(findFailedProducts(report ?? {}))
  const failed = stats?.unexpected ?? 0
  const passed = (stats?.expected ?? 0) + (stats?.flaky ?? 0)
  const isOutOfTime = failed === 0 && wasOutOfTime(report ?? {})
  if (isOutOfTime) times.push(`the next part ended before its end, ${passed} of its tests passed`)
  return { passed, failed: isGreen || isOutOfTime ? failed : Math.max(1, failed) }
}

/** Of the time that all else took; on a machine that is slow for one it is slow for the other. */
const shareOfCluster = 0.4

/** Whether the tests of several processes are wanted and will end in time; says so where they are not begun. */
function isClusterDue() {
  if (!asked.cluster) return false
  const minutes = performance.now() / 60_000
  if (minutes * (1 + shareOfCluster) <= most) return true
  times.push(`cluster not begun, because all else took ${minutes.toFixed(0)} of ${most} min`)
  return false
}

const most = Number(asked.minutes ?? Number.POSITIVE_INFINITY)
const times = []

/** Notes how long a part takes. */
async function timed(name, part) {
  const startedAt = performance.now()
  const outcome = await part()
  times.push(`${name} ${((performance.now() - startedAt) / 60_000).toFixed(1)} min`)
  return outcome
}

const checks = await timed('checks', runChecks)
// The compiler has read what a build writes: only now it may begin.
const building = buildBeside()
const units = await timed('unit tests', runUnitTests)
await timed('waiting for the build', () => building)
const product = await timed('tests of the product', () => runProductTests('.cache/playwright.json'))
const cluster = ['--config', 'tests/cluster/playwright.config.ts']
const runCluster = () => runProductTests('.cache/cluster.json', cluster, most * 60_000 - performance.now())
const several = isClusterDue() ? [await timed('cluster', runCluster)] : []

const parts = [checks, units, product, ...several]
const passed = parts.reduce((sum, part) => sum + part.passed, 0)
const failed = parts.reduce((sum, part) => sum + part.failed, 0)
for (const failure of failures) process.stdout.write(`\n\nFailed: ${failure}`)
process.stdout.write(`\n\n${times.join(', ')}\n${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
