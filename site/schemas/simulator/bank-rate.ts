import { Decimal } from '../decimal'
import type { SimulatorInput } from './parse-simulator-query'
import type { Tier } from './stored-simulator'

/**
 * The rate of the tier that has the amount and the term. Cents between two whole tiers belong to the lower one.
 *
 * @throws Error when no tier has them: settings like that are refused when they are saved.
 */
export function bankRate(tiers: readonly Tier[], { amount, term }: Pick<SimulatorInput, 'amount' | 'term'>): Decimal {
  const [tier] = tiers
    .filter(({ termFrom, termTo, amountFrom }) => termFrom <= term && term <= termTo && amount.gte(amountFrom))
    .sort((a, b) => b.amountFrom - a.amountFrom)
  if (!tier) throw new Error(`No rate for ${amount.toFixed(2)} and a term of ${term}`)
  return new Decimal(tier.rate)
}
