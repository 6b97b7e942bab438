import { expect, it } from 'vitest'
import { addDays, addMonths, daysBetween, isDay, toAge, writeDay } from './calendar'
import { localDay } from './local-day'

it('knows the days that exist', () => {
  expect(['2026-02-28', '2028-02-29', '2026-12-31'].every(isDay)).toBe(true)
  expect(['2026-02-29', '2026-2-1', '2026-13-01', '', 'ontem', '2026-02-28T00:00'].some(isDay)).toBe(false)
})

it('takes the day it is in Luanda, also in the hour that is still yesterday in Greenwich', () => {
  expect(localDay(Date.parse('2026-03-31T22:59:59Z'))).toBe('2026-03-31')
  expect(localDay(Date.parse('2026-03-31T23:00:00Z'))).toBe('2026-04-01')
})

it('writes a day as Angola does', () => {
  expect(writeDay('2026-11-02')).toBe('02/11/2026')
})

it('adds days and months across years, leap days and short months', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2028-01-31', 1)).toBe('2028-02-29')
  expect([addMonths('2100-01-31', 1), addMonths('2000-01-31', 1)]).toEqual(['2100-02-28', '2000-02-29'])
  expect(addMonths('2026-11-30', 15)).toBe('2028-02-29')
  expect(addMonths('2026-12-15', 240)).toBe('2046-12-15')
  expect(daysBetween('2026-11-20', addMonths('2026-11-20', 12))).toBe(365)
})

it('takes the day from Luanda, an hour ahead of Greenwich', () => {
  expect(localDay(Date.parse('2026-11-20T22:59:59.999Z'))).toBe('2026-11-20')
  expect(localDay(Date.parse('2026-11-20T23:00:00.000Z'))).toBe('2026-11-21')
  expect(localDay(Date.parse('2026-12-31T23:30:00.000Z'))).toBe('2027-01-01')
})

it.each([
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['2000-02-29', true],
  ['1900-02-29', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-1-1', false],
  ['', false],
])('%s is a day of the calendar: %s', (day, isThere) => {
  expect(isDay(day)).toBe(isThere)
})

it.each([
  ['2008-11-21', '2026-11-20', 17],
  ['2008-11-21', '2026-11-21', 18],
  ['2008-11-21', '2027-01-01', 18],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['2008-02-29', '2028-02-29', 20],
  ['2026-11-21', '2026-11-21', 0],
])('who was born on %s is on %s %i years old', (birth, today, age) => {
  expect(toAge({ birth, today })).toBe(age)
})
