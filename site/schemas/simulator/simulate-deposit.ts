import type { Day } from '@/src/country/calendar'
import type { Decimal } from '../decimal'
import { type DepositReturn, toDepositReturn } from '../term-deposit/deposit-return'
import { interestIntervals } from './interest-intervals'
import type { DepositOffer } from './offers'
import type { SimulatorInput } from './parse-simulator-query'
import { bankRate } from './terms-and-rates'

/** A term deposit worked out, with the rate it was worked out at. */
export type DepositSimulation = {
  calculation: 'termDeposit'
  offer: DepositOffer
  input: SimulatorInput
  rate: Decimal
  result: DepositReturn
}

type Options = { offer: DepositOffer; input: SimulatorInput; start: Day }

/** Works a term deposit out with the parameters in force. @throws Error when no tier has the amount and the term. */
export function simulateDeposit({ offer, input, start }: Options): DepositSimulation {
  const { amount, term } = input
  const { product, rules, daysPerYear } = offer
  const rate = input.rate ?? bankRate(offer.conditions.tiers, { amount, term })
  const result = toDepositReturn({
    principal: amount,
    annualRate: rate,
    days: term,
    daysPerYear,
    taxRate: rules.taxRate,
    start,
    everyMonths: interestIntervals[product.interestPayment],
    isCapitalised: product.isCapitalised,
  })
  return { calculation: 'termDeposit', offer, input, rate, result }
}
