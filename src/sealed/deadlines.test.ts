import { expect, it } from 'vitest'
import { acknowledgedInDays, addDays, addMonths, answeredInMonths } from './deadlines'

it('counts seven days over the end of a month and a year', () => {
  expect(addDays('2026-12-28', acknowledgedInDays)).toBe('2027-01-04')
})

it('counts three months to the same day, or to the last of a month that has it not', () => {
  expect(addMonths('2026-11-23', answeredInMonths)).toBe('2027-02-23')
  expect(addMonths('2026-11-30', answeredInMonths)).toBe('2027-02-28')
  expect(addMonths('2027-11-30', answeredInMonths)).toBe('2028-02-29')
})
