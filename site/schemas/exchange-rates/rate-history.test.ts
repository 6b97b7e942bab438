import { describe, expect, it } from 'vitest'
import { addDays } from '@/src/country/calendar'
import type { DatedRates } from './dated-rates'
import { toRateHistory } from './rate-history'
import { toRateLine } from './rate-line'
import { rateLineSize } from './rate-line-size'
import { toMovement } from './to-movement'

const dated = (day: string, sell: string, source: DatedRates['source'] = 'bank'): DatedRates => ({
  day,
  source,
  rates: [{ currency: 'USD', buy: '1', sell }],
})
const shown = { ...dated('2026-11-20', '926.70'), usableUntil: '2026-11-25' }

describe('what went before the rates that visitors see', () => {
  it('is of the same source and at most a year old, and nothing that is later', () => {
    const history = toRateHistory(shown, [
      dated('2026-11-23', '999'),
      dated('2026-11-18', '920.00'),
      dated('2026-11-19', '926.30'),
      dated('2026-11-19', '800', 'bna'),
      dated('2025-11-18', '700'),
    ])
    expect(history.previous).toEqual(dated('2026-11-19', '926.30'))
    expect(history.lines).toMatchObject([{ currency: 'USD', from: '2026-11-18', least: '920', most: '926.7' }])
  })

  it('is nothing for the first rates of a source, and no line for a currency that is new', () => {
    expect(toRateHistory(shown, [shown])).toEqual({ previous: null, lines: [] })
    const withEuros = { ...shown, rates: [...shown.rates, { currency: 'EUR' as const, buy: '1', sell: '2' }] }
    const { lines } = toRateHistory(withEuros, [dated('2026-11-19', '926.30')])
    expect(lines.map(({ currency }) => currency)).toEqual(['USD'])
  })
})

describe('a line', () => {
  it('goes from the first day at the left to the last at the right, higher where more was asked', () => {
    const line = toRateLine([
      { day: '2026-11-10', rate: '900' },
      { day: '2026-11-15', rate: '910' },
      { day: '2026-11-20', rate: '905' },
    ])
    expect(line?.points).toBe('0,28 60,2 120,15')
  })

  it('is in the middle when nothing moved', () => {
    const line = toRateLine([
      { day: '2026-11-19', rate: '900' },
      { day: '2026-11-20', rate: '900.00' },
    ])
    expect(line?.points).toBe(`0,15 ${rateLineSize.width},15`)
    expect(toRateLine([{ day: '2026-11-20', rate: '900' }])).toBeNull()
  })

  it('has no more corners than are seen, and the first and the last day among them', () => {
    const year = Array.from({ length: 366 }, (_, day) => ({ day: addDays('2025-11-20', day), rate: String(900 + day) }))
    const corners = toRateLine(year)?.points.split(' ') ?? []
    expect(corners.length).toBeLessThanOrEqual(27)
    expect([corners[0], corners.at(-1)]).toEqual(['0,28', '120,2'])
  })
})

describe('a movement', () => {
  it.each([
    ['926.30', '926.7', { way: 'up', sign: '+', by: '0.4000' }],
    ['1079.9', '1078.80', { way: 'down', sign: '−', by: '1.1000' }],
    ['53.4', '53.40', { way: 'none', sign: '', by: '0' }],
  ])('from %s to %s', (from, to, moved) => expect(toMovement(from, to)).toEqual(moved))
})
