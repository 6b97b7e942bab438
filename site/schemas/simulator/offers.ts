import type { Day } from '@/src/country/calendar'
import { inForceOn } from './in-force'
import {
  type CreditProduct,
  type CreditRules,
  type DepositProduct,
  type DepositRules,
  isWhole,
  type Simulator,
} from './stored-simulator'

/** A credit that visitors may work out today: one product with the conditions and taxes in force. */
export type CreditOffer = {
  calculation: 'credit'
  product: CreditProduct
  conditions: CreditProduct['conditions'][number]
  rules: CreditRules
}

/** The same for a term deposit. */
export type DepositOffer = {
  calculation: 'termDeposit'
  product: DepositProduct
  conditions: DepositProduct['conditions'][number]
  rules: DepositRules
  daysPerYear: number
}

export type Offer = CreditOffer | DepositOffer

/** What a simulator can work out on a day. A product that is not in force yet, or not whole, is left out. */
export function toOffers(simulator: Simulator, day: Day): Offer[] {
  if (simulator.calculation === 'credit') {
    const rules = inForceOn(simulator.rules, day)
    return simulator.products.flatMap((product) => {
      const conditions = inForceOn(product.conditions, day)
      return conditions && rules && isWhole([product, rules])
        ? [{ calculation: 'credit' as const, product, conditions, rules }]
        : []
    })
  }
  const rules = inForceOn(simulator.rules, day)
  return simulator.products.flatMap((product) => {
    const conditions = inForceOn(product.conditions, day)
    const daysPerYear = rules?.dayCounts.find(({ currency }) => currency === product.amount.currency)?.days
    return conditions && rules && daysPerYear && isWhole([product, rules])
      ? [{ calculation: 'termDeposit' as const, product, conditions, rules, daysPerYear }]
      : []
  })
}
