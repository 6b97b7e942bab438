import type { Day } from '@/src/country/calendar'
import { type CreditCost, type Fee, toCreditCost } from '../credit/credit-cost'
import type { Decimal } from '../decimal'
import type { CreditOffer } from './offers'
import type { SimulatorInput } from './parse-simulator-query'
import { bankRate } from './terms-and-rates'

/** A credit worked out, with the rate it was worked out at. */
export type CreditSimulation = {
  calculation: 'credit'
  offer: CreditOffer
  input: SimulatorInput
  rate: Decimal
  cost: CreditCost
}

type Options = { offer: CreditOffer; input: SimulatorInput; start: Day }

/** Works a credit out with the parameters in force. @throws Error when no tier has the amount and the term. */
export function simulateCredit({ offer, input, start }: Options): CreditSimulation {
  const { amount, term, grace } = input
  const rate = input.rate ?? bankRate(offer.conditions.tiers, { amount, term })
  const cost = toCreditCost(
    { principal: amount, annualRate: rate, months: term, graceMonths: grace, start },
    toCharges(offer, term),
  )
  return { calculation: 'credit', offer, input, rate, cost }
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
