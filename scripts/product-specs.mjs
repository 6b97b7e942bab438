import { toMessage } from './test-message.mjs'

/**
 * Every test of the product out of what Playwright's JSON reporter wrote, however deep it stands.
 *
 * @param {{ suites?: readonly object[] }} report
 * @returns {{ file: string, title: string, tests: readonly object[] }[]}
 */
export function toProductSpecs({ suites = [] }) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [...toProductSpecs({ suites: inner }), ...specs])
}

/**
 * What all attempts at the tests of one specification failed with.
 *
 * @param {readonly { results?: readonly { error?: { message?: string } }[] }[]} tests
 */
export function readMessage(tests) {
  const errors = tests.flatMap(({ results = [] }) => results.flatMap(({ error }) => error?.message ?? []))
  return toMessage(errors.join('\n'))
}
