import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toRepaymentPlan } from './credit/repayment-plan'
import { Decimal, sumOf } from './decimal'
import { toInterestPayments } from './term-deposit/deposit-return'

/**
 * What must hold for every loan and every deposit, each tried on 100 000 random ones. Most loans are short, so that the test is;
 * long ones are among them.
 */

const start = '2026-11-20'
const tries = { numRuns: 100_000, seed: 2026 } as const
const cent = new Decimal('0.01')
const amount = fc.integer({ min: 1, max: 1_000_000_000_000 }).map((cents) => new Decimal(cents).div(100))
const rate = fc.integer({ min: 0, max: 6000 }).map((basisPoints) => new Decimal(basisPoints).div(100))
const months = fc.oneof(
  { weight: 120, arbitrary: fc.integer({ min: 1, max: 12 }) },
  { weight: 6, arbitrary: fc.integer({ min: 13, max: 60 }) },
  { weight: 1, arbitrary: fc.integer({ min: 61, max: 360 }) },
)
const loan = fc
  .record({ principal: amount, annualRate: rate, months, grace: fc.nat({ max: 11 }) })
  .map(({ grace, ...terms }) => ({ ...terms, graceMonths: grace % terms.months, start }))
const deposit = fc.record({
  principal: amount,
  annualRate: rate,
  days: fc.integer({ min: 1, max: 730 }),
  daysPerYear: fc.constantFrom(360, 365),
  taxRate: fc.constantFrom(0, 10, 28),
  start: fc.constant(start),
  everyMonths: fc.constantFrom(null, null, 3, 6),
  isCapitalised: fc.boolean(),
})

/** Tests share their machine with others: the limit is for one that hangs. */
const timeout = 120_000

describe('every loan', { timeout }, () => {
  it('is repaid exactly, never overpaid, and its last instalment differs by no more than rounding can make', () => {
    fc.assert(
      fc.property(loan, (terms) => {
        const plan = toRepaymentPlan(terms)
        const monthly = terms.annualRate.div(1200)
        const count = terms.months - terms.graceMonths
        if (!sumOf(plan.map(({ capital }) => capital)).equals(terms.principal)) return false
        let owed = terms.principal
        for (const { instalment, interest, capital, remaining } of plan) {
          owed = owed.minus(capital)
          if (capital.isNegative() || remaining.isNegative() || !remaining.equals(owed)) return false
          if (!instalment.equals(interest.plus(capital)) || instalment.decimalPlaces() > 2) return false
        }
        // Half a cent of the instalment and half a cent of interest a month, each with the interest it bears.
        const growth = monthly.isZero() ? new Decimal(count) : monthly.plus(1).pow(count).minus(1).div(monthly)
        const [usual, last] = [plan[terms.graceMonths], plan.at(-1)]
        const difference = last && usual ? last.instalment.minus(usual.instalment).abs() : new Decimal(0)
        return owed.isZero() && difference.lessThanOrEqualTo(cent.times(growth).plus(cent))
      }),
      tries,
    )
  })

  it('costs more a month when the rate or the amount is higher', () => {
    const first = (terms: Parameters<typeof toRepaymentPlan>[0]) =>
      toRepaymentPlan(terms)[0]?.instalment ?? new Decimal(0)
    const short = fc.oneof({ weight: 30, arbitrary: fc.integer({ min: 1, max: 6 }) }, { weight: 1, arbitrary: months })
    fc.assert(
      fc.property(amount, rate, short, amount, rate, (principal, annualRate, term, more, steeper) => {
        const base = { principal, annualRate, months: term, start }
        const instalment = first(base)
        return (
          first({ ...base, principal: principal.plus(more) }).greaterThanOrEqualTo(instalment) &&
          first({ ...base, annualRate: annualRate.plus(steeper) }).greaterThanOrEqualTo(instalment)
        )
      }),
      tries,
    )
  })
})

describe('every deposit', { timeout }, () => {
  it('pays for each of its days once, and what is paid and withheld is what it earns', () => {
    fc.assert(
      fc.property(deposit, (terms) => {
        const payments = toInterestPayments(terms)
        let balance = terms.principal
        for (const { gross, tax, net, balance: after } of payments) {
          if (terms.isCapitalised) balance = balance.plus(net)
          if (gross.isNegative() || tax.isNegative() || net.isNegative()) return false
          if (!gross.equals(net.plus(tax)) || gross.decimalPlaces() > 2 || !after.equals(balance)) return false
        }
        return payments.reduce((sum, { days }) => sum + days, 0) === terms.days
      }),
      tries,
    )
  })

  it('earns more when the rate, the amount or the term is higher', () => {
    const total = (terms: Parameters<typeof toInterestPayments>[0]) =>
      sumOf(toInterestPayments(terms).map(({ net }) => net))
    fc.assert(
      fc.property(deposit, amount, rate, (terms, more, steeper) => {
        const base = { ...terms, everyMonths: null }
        const earned = total(base)
        return (
          total({ ...base, principal: base.principal.plus(more) }).greaterThanOrEqualTo(earned) &&
          total({ ...base, annualRate: base.annualRate.plus(steeper) }).greaterThanOrEqualTo(earned) &&
          total({ ...base, days: base.days + 1 }).greaterThanOrEqualTo(earned)
        )
      }),
      tries,
    )
  })
})

it('finds what is wrong: the properties fail for a plan that forgets the residue', () => {
  const plan = toRepaymentPlan({ principal: 100_000, annualRate: 4.5, months: 60, start })
  const level = plan[0]?.instalment ?? new Decimal(0)
  const withoutResidue = sumOf(plan.map(({ interest }) => level.minus(interest)))
  expect(withoutResidue.equals(100_000)).toBe(false)
})
