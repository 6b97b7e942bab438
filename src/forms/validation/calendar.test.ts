import { expect, it } from 'vitest'
import { isCalendarDay, toAge, toLuandaDay } from './calendar'

it('takes the day from Luanda, an hour ahead of Greenwich', () => {
  expect(toLuandaDay(new Date('2026-11-20T22:59:59.999Z'))).toBe('2026-11-20')
  expect(toLuandaDay(new Date('2026-11-20T23:00:00.000Z'))).toBe('2026-11-21')
  expect(toLuandaDay(new Date('2026-12-31T23:30:00.000Z'))).toBe('2027-01-01')
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
])('%s is a day of the calendar: %s', (day, isDay) => {
  expect(isCalendarDay(day)).toBe(isDay)
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
