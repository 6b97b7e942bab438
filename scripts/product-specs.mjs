/**
 * Every test of the product out of what Playwright's JSON reporter wrote, however deep it stands.
 *
 * @param {{ suites?: readonly object[] }} report
 * @returns {{ file: string, title: string, tests: readonly object[] }[]}
 */
export function toProductSpecs({ suites = [] }) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [...toProductSpecs({ suites: inner }), ...specs])
}
