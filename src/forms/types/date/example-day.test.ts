import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locales } from '@/src/i18n/locales'
import { both, formOf } from '../../governance/governance.fixtures'
import { toFormInLanguage } from '../../language/to-form-in-language'
import { findBrokenOwnRule } from '../../validation/own-rules'
import { type DateQuestion, dateDefinition } from './definition'
import { toExampleDay } from './example-day'

const question = (limits: Partial<DateQuestion>): DateQuestion => ({
  ...dateDefinition.field.parse({ key: 'day', type: 'date', label: both('Day') }),
  ...limits,
})
const today = '2026-11-21'

describe('the example of a date', () => {
  it.each<[string, Partial<DateQuestion>, string]>([
    ['any day', {}, '1998-03-27'],
    ['a day gone by', { latest: 'today' }, '1998-03-27'],
    ['a birthday of a grown-up', { minimumAge: 18 }, '1998-03-27'],
    ['a birthday of somebody old', { minimumAge: 60 }, '1966-03-27'],
    ['an appointment', { earliest: 'today' }, '2028-03-27'],
    ['an appointment until a day', { earliest: 'today', latest: '2027-06-30' }, '2027-03-27'],
    ['an appointment until a day that is near', { earliest: 'today', latest: '2027-01-31' }, '2027-01-31'],
    ['a day from one on', { earliest: '2020-05-01' }, '2021-03-27'],
    ['a day from one on, gone by', { earliest: '2020-05-01', latest: 'today' }, '2021-03-27'],
    ['a day of a month', { earliest: '2024-05-01', latest: '2024-05-31' }, '2024-05-01'],
    ['a day long ago', { latest: '1950-01-01' }, '1949-03-27'],
  ])('of %s is within its limits', (_what, limits, day) => {
    expect(toExampleDay(question(limits), today)).toBe(day)
  })

  it('is taken by the field wherever there is a day that is', () => {
    const day = fc
      .date({ noInvalidDate: true, min: new Date('1900-01-01'), max: new Date('2090-01-01') })
      .map((date) => date.toISOString().slice(0, 10))
    const limit = fc.option(fc.oneof(day, fc.constant('today' as const)))
    fc.assert(
      fc.property(
        limit,
        limit,
        fc.option(fc.integer({ min: 1, max: 120 })),
        day,
        (earliest, latest, minimumAge, now) => {
          const asked = question({ earliest, latest, minimumAge })
          const isTaken = (answer: string) =>
            findBrokenOwnRule({ schema: dateDefinition.toSchema(asked), answer, today: now }) === null
          // The first and the last day, as far as there are some.
          const first = earliest === 'today' ? now : (earliest ?? '1500-01-01')
          fc.pre(isTaken(first))
          expect(isTaken(toExampleDay(asked, now))).toBe(true)
        },
      ),
      { numRuns: 500 },
    )
  })

  it.each(locales)('is said in %s as it is typed', (locale) => {
    const definition = formOf({ key: 'day', type: 'date', label: both('Day'), latest: '1950-01-01' })
    const [entry] = toFormInLanguage(definition, locale).entries
    expect(entry).toMatchObject({ format: expect.stringMatching(/ 27 3 1949$/) })
  })
})
