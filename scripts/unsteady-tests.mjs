import { readMessage, toProductSpecs } from './product-specs.mjs'

/**
 * The tests of the product that failed once and then held, out of what Playwright's JSON reporter wrote.
 *
 * @param {{ suites?: readonly object[] }} report
 * @param {readonly { file: string, title: string, reason: string, date: string }[]} known those that somebody has looked into,
 *   of tests/known-unsteady.json
 * @returns {{ file: string, title: string, message: string, isKnown: boolean }[]} with what the first attempt failed with
 */
export function findUnsteady(report, known) {
  return toProductSpecs(report)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title, tests }) => ({
      file,
      title,
      message: readMessage(tests),
      isKnown: known.some((each) => each.file === file && each.title === title),
    }))
}
