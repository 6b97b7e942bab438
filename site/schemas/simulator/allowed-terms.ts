import type { CreditProduct, DepositProduct } from './stored-simulator'

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
