import { Decimal as Exhaustive } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Decimal, higherOf, lowerOf, toCents } from './decimal'

/** The large library of the same author as a judge: with twice the digits, and every quotient rounded. */
const Judge = Exhaustive.clone({ precision: 60, rounding: Exhaustive.ROUND_HALF_UP })

const cents = fc.integer({ min: 0, max: 1_000_000_000_000 })
const basisPoints = fc.integer({ min: 0, max: 6000 })
const tries = { numRuns: 20_000, seed: 2026 } as const

describe('decimals of 30 digits', () => {
  it('round what is multiplied first and divided last to the same cent as twice the digits', () => {
    const divisor = fc.constantFrom(12, 1200, 36_000, 36_500)
    fc.assert(
      fc.property(cents, basisPoints, fc.integer({ min: 1, max: 731 }), divisor, (amount, rate, days, by) => {
        const own = toCents(new Decimal(amount).div(100).times(new Decimal(rate).div(100)).times(days).div(by))
        const judged = new Judge(amount).div(100).times(new Judge(rate).div(100)).times(days).div(by)
        return own.toFixed(2) === judged.toFixed(2)
      }),
      tries,
    )
  })

  it('raise factors of growth to whole and broken powers, right to 20 digits', () => {
    fc.assert(
      fc.property(basisPoints, fc.integer({ min: 1, max: 360 }), fc.constantFrom(1, 12, 365), (rate, months, root) => {
        const growth = new Decimal(rate).div(120_000).plus(1).toString()
        const own = new Decimal(growth).pow(months).pow(new Decimal(1).div(root))
        const judged = new Judge(growth).pow(months).pow(new Judge(1).div(root))
        return own.toPrecision(20) === judged.toPrecision(20)
      }),
      { numRuns: 2_000, seed: 2026 },
    )
  })

  it('know the lower and the higher of two', () => {
    const [low, high] = [new Decimal('-0.01'), new Decimal('0.005')]
    expect([lowerOf(low, high), lowerOf(high, low)]).toEqual([low, low])
    expect([higherOf(low, high), higherOf(high, low)]).toEqual([high, high])
  })
})
