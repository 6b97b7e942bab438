import { interestIntervals } from '@/site/schemas/simulator/interest-intervals'
import type { DepositOffer } from '@/site/schemas/simulator/offers'
import type { StoredStepwise } from '@/src/stepwise/stored'
import { column, firstThat, numberInput, simulatorOfSteps } from './simulator-of-steps'

/**
 * A term deposit as its conditions and taxes of one day say, written as steps. `asked` is the rate that a visitor tries; below zero it is that of the
 * bank. A table has as many rows as there may be payments of interest: those after the end are of no days.
 */
export function depositAsSteps({ product, conditions, rules, daysPerYear }: DepositOffer): StoredStepwise {
  const every = interestIntervals[product.interestPayment]
  const tiers = conditions.tiers.toSorted((one, other) => other.amountFrom - one.amountFrom)
  return simulatorOfSteps({
    inputs: [
      numberInput('amountInput', 'amount', [product.amount.min, product.amount.max]),
      numberInput('countInput', 'days', [Math.min(...product.terms), Math.max(...product.terms)]),
      numberInput('percentInput', 'asked', [-1, product.rate?.max ?? -1]),
    ],
    steps: {
      ...firstThat(
        'ofBank',
        tiers.map(({ termFrom, termTo, amountFrom, rate }) => [
          `days >= ${termFrom} && days <= ${termTo} && amount >= ${amountFrom}`,
          rate,
        ]),
      ),
      rate: 'asked >= 0 ? asked : ofBank',
      maturity: 'daysAfter(start, days)',
      gross: 'total.interest',
      tax: 'total.withheld',
      net: 'total.paid',
      paidBack: 'net + amount',
      netRate: `rate * (1 - ${rules.taxRate} / 100)`,
      effectiveRate: 'irr(amount, payment, elapsed)',
    },
    periods: every === null ? '1' : `rounded(days / ${28 * every} + 0.5, 0)`,
    columns: [
      column('until', every === null ? 'maturity' : earlierOf(`monthsAfter(start, period * ${every})`, 'maturity'), {
        first: 'start',
        kind: 'day',
      }),
      column('length', 'daycount(before.until, until)', { kind: 'count' }),
      column('interest', `cents(before.balance * rate / 100 * length / ${daysPerYear})`),
      column('withheld', `cents(interest * ${rules.taxRate} / 100)`),
      column('paid', 'interest - withheld'),
      column('balance', product.isCapitalised ? 'before.balance + paid' : 'before.balance', { first: 'amount' }),
      column('elapsed', 'daycount(start, until)', { kind: 'count' }),
      column('payment', `${product.isCapitalised ? '' : 'paid + '}(until == maturity && length > 0 ? balance : 0)`),
    ],
  })
}

const earlierOf = (one: string, other: string) => `${one} < ${other} ? ${one} : ${other}`
