import { expect, it } from 'vitest'
import { errorWithoutValues } from './error-without-values'

it('leaves the values of a failed statement out, whatever lines they have, and keeps where it failed', () => {
  const values = 'CANARY\n    at home, ana@example.ao\nand more'
  const failed = Object.assign(new Error(`Failed query: insert into x values (?)\nparams: ${values}`), {
    params: [values],
  })
  const { message, stack } = errorWithoutValues(failed)
  expect(`${message}${stack}`).not.toMatch(/CANARY|example|and more/)
  expect(stack).toContain('error-without-values.test.ts')
})

it('leaves every other error as it is', () => {
  const error = new Error('The disk is full')
  expect(errorWithoutValues(error)).toEqual({ message: 'The disk is full', stack: error.stack })
})
