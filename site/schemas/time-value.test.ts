import { describe, expect, it } from 'vitest'
import { daysBetween } from '@/src/country/calendar'
import { Decimal } from './decimal'
import { annualEffectiveRate } from './time-value'

type Flow = readonly [period: number, amount: number]

const rateOf = (periodsPerYear: number, ...flows: Flow[]) =>
  annualEffectiveRate({
    periodsPerYear,
    flows: flows.map(([period, amount]) => ({ period, amount: new Decimal(amount) })),
  })

describe('the annual effective rate', () => {
  it.each<[string, number, Flow[], string]>([
    [
      'DL 359/91, example 1',
      2,
      [
        [0, 150_000],
        [3, -180_000],
      ],
      '12.9243',
    ],
    [
      'DL 359/91, example 2',
      2,
      [
        [0, 147_500],
        [3, -180_000],
      ],
      '14.197',
    ],
    [
      'DL 359/91, example 3',
      1,
      [
        [0, 150_000],
        [1, -90_000],
        [2, -90_000],
      ],
      '13.0662',
    ],
    [
      'DL 359/91, example 4',
      4,
      [
        [0, 150_000],
        [1, -40_800],
        [2, -40_800],
        [4, -81_600],
      ],
      '13.1855',
    ],
    [
      'DL 101/2000, annex II, example 1',
      365,
      [
        [0, 1000],
        [546, -1200],
      ],
      '12.96',
    ],
    [
      'DL 101/2000, annex II, example 2',
      365,
      [
        [0, 950],
        [546, -1200],
      ],
      '16.9',
    ],
    [
      'DL 101/2000, annex II, example 3',
      365,
      [
        [0, 1000],
        [365, -600],
        [730, -600],
      ],
      '13.07',
    ],
  ])('is what the law shows: %s', (_source, periodsPerYear, flows, expected) => {
    const digits = expected.split('.')[1]?.length ?? 0
    expect(rateOf(periodsPerYear, ...flows)?.toFixed(digits)).toBe(expected)
  })

  it('counts the days of the calendar as the law does', () => {
    expect(daysBetween('1994-01-01', '1995-07-01')).toBe(546)
  })

  it('makes the flows worth the same, whatever their order and number of drawdowns', () => {
    const rate = rateOf(12, [6, -450], [0, 500], [3, 500], [12, -650], [9, 0])
    const monthly = rate?.div(100).plus(1).pow(new Decimal(1).div(12))
    if (!monthly) throw new Error('There is a rate')
    const worth = (period: number, amount: number) => new Decimal(amount).div(monthly.pow(period))
    const sum = [worth(0, 500), worth(3, 500), worth(6, -450), worth(12, -650)].reduce((a, b) => a.plus(b))
    expect(sum.abs().lessThan('1e-12')).toBe(true)
  })

  it('may be negative, huge or none at all', () => {
    expect(rateOf(1, [0, 100], [1, -50])?.toFixed(6)).toBe('-50.000000')
    expect(rateOf(12, [0, 100], [1, -200])?.toFixed(4)).toBe('409500.0000')
    expect(rateOf(12, [0, 100], [1, 100])).toBeNull()
    expect(rateOf(12)).toBeNull()
  })
})
