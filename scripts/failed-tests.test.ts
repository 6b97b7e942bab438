import { expect, test } from 'vitest'
import { findFailedProducts, findFailedUnits, wasOutOfTime } from './failed-tests.mjs'

test('a unit test that failed is named with its message, and a file that could not be loaded with why', () => {
  const passed = { fullName: 'holds', status: 'passed', failureMessages: [] }
  const failed = { fullName: 'breaks', status: 'failed', failureMessages: ['\u001b[31mexpected 1 to be 2\u001b[39m'] }
  const report = {
    testResults: [
      { name: 'a.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] },
      { name: 'b.test.ts', status: 'failed', message: 'Cannot find package', assertionResults: [] },
      { name: 'c.test.ts', status: 'passed', message: '', assertionResults: [passed] },
    ],
  }
  expect(findFailedUnits(report)).toEqual([
    { file: 'a.test.ts', title: 'breaks', message: 'expected 1 to be 2' },
    { file: 'b.test.ts', title: 'the file as a whole', message: 'Cannot find package' },
  ])
  expect(findFailedUnits({})).toEqual([])
})

test('a test of the product that failed at every attempt is named with all it said, however deep it stands', () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    file: 'forms.spec.ts',
    title,
    tests: [{ status, results: messages.map((message) => ({ error: { message } })) }],
  })
  const report = {
    suites: [
      {
        suites: [{ specs: [spec('breaks', 'unexpected', 'not seen', 'not seen again')] }],
        specs: [spec('holds', 'expected')],
      },
    ],
  }
  expect(findFailedProducts(report)).toEqual([
    { file: 'forms.spec.ts', title: 'breaks', message: 'not seen\nnot seen again' },
  ])
})

test('tests that were ended because their time was over are told from tests that failed', () => {
  const said = (message: string) => ({ errors: [{ message: `\u001b[31m${message}\u001b[39m` }] })
  expect(wasOutOfTime(said('Timed out waiting 60s for the test suite to run'))).toBe(true)
  expect(wasOutOfTime(said('Cannot find package'))).toBe(false)
  expect(wasOutOfTime({})).toBe(false)
})
