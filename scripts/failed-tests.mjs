import { readMessage, toProductSpecs } from './product-specs.mjs'
import { toMessage } from './test-message.mjs'

/**
 * The unit tests that failed, and the files that could not be loaded, out of what Vitest's JSON reporter wrote.
 *
 * @param {{ testResults?: readonly object[] }} report
 * @returns {{ file: string, title: string, message: string }[]} the file as the report names it
 */
export function findFailedUnits({ testResults = [] }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        file: name,
        title: fullName,
        message: toMessage(failureMessages.join('\n')),
      }))
    if (failed.length > 0 || status !== 'failed') return failed
    return [{ file: name, title: 'the file as a whole', message: toMessage(message) }]
  })
}

/**
 * The tests of the product that failed at every attempt, out of what Playwright's JSON reporter wrote.
 *
 * @param {{ suites?: readonly object[] }} report
 * @returns {{ file: string, title: string, message: string }[]}
 */
export function findFailedProducts(report) {
  return toProductSpecs(report)
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
    .map(({ file, title, tests }) => ({ file, title, message: readMessage(tests) }))
}

/**
 * Whether tests of the product were ended because the time for all of them was over, out of what Playwright's JSON reporter wrote.
 *
 * @param {{ errors?: readonly { message?: string }[] }} report
 */
export function wasOutOfTime({ errors = [] }) {
  return errors.some(({ message = '' }) => message.includes('for the test suite to run'))
}
