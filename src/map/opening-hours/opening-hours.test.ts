import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '@/src/country/calendar'
import { openUntil } from './is-open'
import { isNationalHoliday } from './national-holidays'
import { toOpeningHours } from './opening-hours'
import { parseHours } from './parse-hours'

describe('parseHours', () => {
  it.each([
    ['', []],
    ['08:00-15:30', [{ from: 480, to: 930 }]],
    [
      '8h–12h, 13h00-15h30',
      [
        { from: 480, to: 720 },
        { from: 780, to: 930 },
      ],
    ],
    [
      '13:00-15:30,08:00-12:00',
      [
        { from: 480, to: 720 },
        { from: 780, to: 930 },
      ],
    ],
    ['22:00-02:00', [{ from: 1320, to: 1560 }]],
    ['24h', [{ from: 0, to: 1440 }]],
    ['00:00-24:00', [{ from: 0, to: 1440 }]],
    ['18:00-00:00', [{ from: 1080, to: 1440 }]],
  ])('reads %s', (text, intervals) => {
    expect(parseHours(text)).toEqual(intervals)
  })

  it.each([
    '8',
    '08:00',
    '08:00-',
    '25:00-26:00',
    '08:60-09:00',
    '08:00-12:00-13:00',
    'fechado',
    '08:00-12:00, 11:00-13:00',
    '08:00-12:00,',
    '22:00-09:00, 08:00-10:00',
    '24:00-02:00',
  ])('refuses %s', (text) => {
    expect(parseHours(text)).toBeNull()
  })

  it('never throws, and what it reads never lasts longer than a day', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789:h-–, ') }), (text) => {
        for (const { from, to } of parseHours(text) ?? [])
          expect(to - from).toSatisfy((length) => length > 0 && length <= 1440)
      }),
    )
  })
})

describe('isNationalHoliday', () => {
  it('knows the twelve of the law, and no other day of a year', () => {
    const days = Array.from({ length: 365 }, (_, day) => addDays('2026-01-01', day))
    const wanted = '01-01 02-04 02-17 03-08 03-23 04-03 04-04 05-01 09-17 11-02 11-11 12-25'
    expect(days.filter(isNationalHoliday)).toEqual(wanted.split(' ').map((day) => `2026-${day}`))
  })

  it.each([
    '2026-01-01',
    '2026-02-04',
    '2026-02-17',
    '2026-03-23',
    '2026-04-03',
    '2026-11-11',
    '2027-02-09',
    '2027-03-26',
    '2024-02-13',
    '2024-03-29',
  ])('knows %s', (day) => {
    expect(isNationalHoliday(day)).toBe(true)
  })
  it.each(['2026-02-16', '2026-04-05', '2026-11-12', '2027-02-17'])('does not take %s for one', (day) => {
    expect(isNationalHoliday(day)).toBe(false)
  })
})

/** A moment by the clocks of Luanda. */
const luanda = (time: string) => Date.parse(`${time}:00+01:00`)

describe('openUntil', () => {
  const weekdaysOnly = toOpeningHours({
    hours: {
      monday: '08:00-12:00, 13:00-15:30',
      friday: '22:00-02:00',
      wednesday: '08:00-15:30',
      publicHolidays: '10:00-11:00',
    },
    exceptions: [
      { from: '2026-11-23T00:00:00.000Z', to: null, hours: '', reason: 'Obras' },
      { from: '2026-12-07', to: '2026-12-08', hours: '09:00-10:00', reason: null },
    ],
  })

  it.each([
    ['2026-11-16T07:59', null],
    ['2026-11-16T08:00', 720],
    ['2026-11-16T12:00', null],
    ['2026-11-16T15:29', 930],
    ['2026-11-16T15:30', null],
    // Friday into Saturday.
    ['2026-11-20T23:59', 1560],
    ['2026-11-21T01:59', 120],
    ['2026-11-21T02:00', null],
    // Wednesday, a holiday: the day of independence.
    ['2026-11-11T08:30', null],
    ['2026-11-11T10:30', 660],
    // Works on a Monday, and two days of other hours.
    ['2026-11-23T09:00', null],
    ['2026-12-07T09:30', 600],
    ['2026-12-08T09:30', 600],
    ['2026-12-09T09:30', 930],
  ])('at %s says %s', (time, until) => {
    expect(openUntil(weekdaysOnly, luanda(time))).toBe(until)
  })

  it('counts by the clocks of Luanda, not of the server or of Greenwich', () => {
    expect(openUntil(weekdaysOnly, Date.parse('2026-11-16T07:00:00Z'))).toBe(720)
    expect(openUntil(weekdaysOnly, Date.parse('2026-11-16T06:59:00Z'))).toBeNull()
  })

  it.each([
    ['24h', '24h', Number.POSITIVE_INFINITY],
    ['24h', '', 1440],
    ['24h', '00:00-06:00', 1800],
    ['18:00-00:00', '08:00-12:00', 1440],
  ])('from %s on the one day to %s on the next says %s', (monday, tuesday, until) => {
    const hours = toOpeningHours({ hours: { monday, tuesday } })
    expect(openUntil(hours, luanda('2026-11-16T20:00'))).toBe(until)
  })

  it.each(['2026-12-24', '2026-12-24T12:00:00.000Z', '2026-12-23T23:00:00.000Z'])(
    'takes %s for the day in Luanda',
    (from) => {
      expect(toOpeningHours({ exceptions: [{ from }, { from: null }, { from: 'x' }] }).exceptions).toEqual([
        { from: '2026-12-24', to: '2026-12-24', intervals: [], reason: null },
      ])
    },
  )

  it('takes hours that cannot be read for closed', () => {
    const broken = toOpeningHours({ hours: { monday: 'sempre' } })
    expect(openUntil(broken, luanda('2026-11-16T10:00'))).toBeNull()
  })
})
