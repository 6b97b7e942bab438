import type { Day } from '@/src/country/calendar'
import { type CreditCost, type Fee, toCreditCost } from '../credit/credit-cost'
import { Decimal } from '../decimal'
import { type DepositReturn, toDepositReturn } from '../term-deposit/deposit-return'
import { interestIntervals } from './interest-intervals'
import type { CreditOffer, DepositOffer, Offer } from './offers'
import type { SimulatorInput } from './parse-simulator-query'
import type { Tier } from './stored-simulator'

/** A case worked out, with the rate it was worked out at. */
export type Simulation =
  | { calculation: 'credit'; offer: CreditOffer; input: SimulatorInput; rate: Decimal; cost: CreditCost }
  | { calculation: 'termDeposit'; offer: DepositOffer; input: SimulatorInput; rate: Decimal; result: DepositReturn }

type Options = { offer: Offer; input: SimulatorInput; start: Day }

/**
 * Works a case out with the parameters in force.
 *
 * @throws Error when no tier has the amount and the term: settings like that are refused when they are saved.
 */
export function simulate({ offer, input, start }: Options): Simulation {
  const { amount, term, grace } = input
  const rate = input.rate ?? bankRate(offer.conditions.tiers, { amount, term })
  if (offer.calculation === 'credit') {
    const cost = toCreditCost(
      { principal: amount, annualRate: rate, months: term, graceMonths: grace, start },
      toCharges(offer, term),
    )
    return { calculation: 'credit', offer, input, rate, cost }
  }
  const { product, rules, daysPerYear } = offer
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

/** The rate of the tier that has the amount and the term. Cents between two whole tiers belong to the lower one. */
export function bankRate(tiers: readonly Tier[], { amount, term }: Pick<SimulatorInput, 'amount' | 'term'>): Decimal {
  const [tier] = tiers
    .filter(({ termFrom, termTo, amountFrom }) => termFrom <= term && term <= termTo && amount.gte(amountFrom))
    .sort((a, b) => b.amountFrom - a.amountFrom)
  if (!tier) throw new Error(`No rate for ${amount.toFixed(2)} and a term of ${term}`)
  return new Decimal(tier.rate)
}

function toCharges({ conditions, rules }: CreditOffer, term: number) {
  const fees = conditions.fees.map(
    ({ when, percent, fixed, minimum, bearsVat }): Fee => ({
      when,
      percent,
      fixed,
      minimum,
      vat: bearsVat ? rules.vat : 0,
    }),
  )
  const band = rules.stampDutyOnLoan.find(({ termFrom, termTo }) => termFrom <= term && term <= termTo)
  return { fees, stampDutyOnLoan: band?.rate ?? 0, stampDutyOnInterest: rules.stampDutyOnInterest }
}
