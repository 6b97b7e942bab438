import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toAge } from '@/src/country/calendar'
import { isJsonObject, type JsonObject } from '../definition/json'
import { atDay } from './at-day'

const day = fc
  .date({ noInvalidDate: true, min: new Date('1000-01-01'), max: new Date('9849-12-31') })
  .map((date) => date.toISOString().slice(0, 10))

/** Days close to each other, also in a year's calendar, and some of February. */
const days = fc.oneof(
  fc.tuple(day, day),
  fc.tuple(day, fc.nat(150)).map(([one, years]) => [one, `${Number(one.slice(0, 4)) + years}${one.slice(4)}`] as const),
  fc.constantFrom(['2008-02-29', '2026-02-28'], ['2008-02-29', '2026-03-01'], ['2008-03-01', '2024-02-29'] as const),
  fc.tuple(day, fc.constant(86_400_000)).map(([one, step]) => {
    const next = new Date(Date.parse(one) + step).toISOString().slice(0, 10)
    return [one, next] as const
  }),
)

const accepts = (schema: JsonObject, today: string, answer: string) =>
  new RegExp(String(atDay(schema, today)['pattern']), 'u').test(answer)

describe('what a condition asks of a date', () => {
  it('is the order of days', () => {
    fc.assert(
      fc.property(days, fc.boolean(), ([one, other], isTurned) => {
        const [answer = '', limit = ''] = isTurned ? [other, one] : [one, other]
        expect(accepts({ 'x-before': limit }, '2026-11-21', answer)).toBe(answer < limit)
        expect(accepts({ 'x-after': limit }, '2026-11-21', answer)).toBe(answer > limit)
        expect(accepts({ 'x-before': 'today' }, limit, answer)).toBe(answer < limit)
        expect(accepts({ 'x-after': 'today' }, limit, answer)).toBe(answer > limit)
      }),
      { numRuns: 500 },
    )
  })

  it('is the age that the calendar of the country counts', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -2, max: 2 }), ([birth = '', today = ''], step) => {
        const age = toAge({ birth, today })
        const asked = age + step
        fc.pre(asked >= 0 && asked <= 150)
        expect(accepts({ 'x-ageAtLeast': asked }, today, birth)).toBe(age >= asked)
        expect(accepts({ 'x-ageAtMost': asked }, today, birth)).toBe(age <= asked)
      }),
      { numRuns: 500 },
    )
  })

  it.each(['', '1998', '1998-3-27', '1998-03-27T00:00', 'x1998-03-27', '--27'])(
    'is no of “%s”, which is no day',
    (text) => {
      expect(accepts({ 'x-before': 'today' }, '2026-11-21', text)).toBe(false)
      expect(accepts({ 'x-ageAtMost': 150 }, '2026-11-21', text)).toBe(false)
    },
  )

  it('is said wherever in a schema it stands, and leaves the rest as it was', () => {
    const schema = {
      properties: { birth: { type: 'string', 'x-ageAtLeast': 18 }, format: { format: 'date', minLength: 1 } },
    }
    const { properties } = atDay(schema, '2026-11-21')
    const found = isJsonObject(properties) ? properties : {}
    expect(found['birth']).toMatchObject({
      type: 'string',
      'x-ageAtLeast': 18,
      pattern: expect.stringMatching(/2008-11-21/),
    })
    expect(found['format']).toEqual({ minLength: 1 })
  })
})
