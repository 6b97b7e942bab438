import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { installWhenStale } from './install.mjs'
import { continueOnPinnedNode } from './node24.mjs'

/** `npm test`: every check, the unit and sweep tests, and the tests of the running product. Ends with one line of counts. */

continueOnPinnedNode()
installWhenStale()
mkdirSync('.cache', { recursive: true })

/** Runs one part of the tests and returns whether it ended well. */
function run(args, environment = {}) {
  const { status } = spawnSync(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...environment },
  })
  return status === 0
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

function runChecks() {
  return run(['scripts/check.mjs']) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function runUnitTests() {
  const file = '.cache/vitest.json'
  rmSync(file, { force: true })
  const isGreen = run(
    ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    { NODE_ENV: 'test' },
  )
  const report = readReport(file)
  const failed = report?.numFailedTests ?? 0
  // A file that cannot even be loaded has no failed test in it.
  return { passed: report?.numPassedTests ?? 0, failed: isGreen ? failed : Math.max(1, failed) }
}

/** The tests that failed once and then held. */
function findUnsteady(suites) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...findUnsteady(inner),
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file}: ${title}`),
  ])
}

function runProductTests() {
  const file = '.cache/playwright.json'
  rmSync(file, { force: true })
  const isGreen = run(['node_modules/@playwright/test/cli.js', 'test'], { NODE_ENV: 'production' })
  const report = readReport(file)
  const stats = report?.stats
  for (const title of findUnsteady(report?.suites ?? []))
    process.stdout.write(`\nHeld at the second attempt only: ${title}`)
  const failed = stats?.unexpected ?? 0
  return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: isGreen ? failed : Math.max(1, failed) }
}

const parts = [runChecks(), runUnitTests(), runProductTests()]
const passed = parts.reduce((sum, part) => sum + part.passed, 0)
const failed = parts.reduce((sum, part) => sum + part.failed, 0)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
