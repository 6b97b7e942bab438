import { Decimal } from '../decimal'
import type { CreditProduct, DepositProduct, Tier } from './stored-simulator'

/** Longer than any product: fifty years of months, and as many days as ten years have. */
export const longestTerm = { months: 600, days: 3660 } as const

/**
 * The terms that visitors may choose: months of a credit, days of a deposit. Empty while its limits are incomplete or
 * impossible.
 */
export function allowedTerms(product: CreditProduct | DepositProduct): number[] {
  if ('terms' in product) return product.terms.filter((days) => days >= 1 && days <= longestTerm.days)
  const { min, max, step } = product.term
  const isPossible = min >= 1 && max >= min && max <= longestTerm.months && step >= 1
  if (!isPossible) return []
  return Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, position) => min + position * step)
}

/**
 * The rate of the tier that has the amount and the term. Cents between two whole tiers belong to the lower one.
 *
 * It stands beside the terms because a file of its own would be one more for every visitor of a credit.
 *
 * @throws Error when no tier has them: settings like that are refused when they are saved.
 */
export function bankRate(tiers: readonly Tier[], { amount, term }: { amount: Decimal; term: number }): Decimal {
  const [tier] = tiers
    .filter(({ termFrom, termTo, amountFrom }) => termFrom <= term && term <= termTo && amount.gte(amountFrom))
    .sort((a, b) => b.amountFrom - a.amountFrom)
  if (!tier) throw new Error(`No rate for ${amount.toFixed(2)} and a term of ${term}`)
  return new Decimal(tier.rate)
}
