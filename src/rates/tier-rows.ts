import { Decimal } from '@/site/schemas/decimal'
import { inForceOn } from '@/site/schemas/simulator/in-force'
import { toOffers } from '@/site/schemas/simulator/offers'
import { simulate } from '@/site/schemas/simulator/simulate'
import type { CreditProduct, DepositProduct, Simulator, Tier } from '@/site/schemas/simulator/stored-simulator'
import type { Day } from '@/src/country/calendar'
import { formatNumber } from '@/src/i18n/format'
import type { Locale } from '@/src/i18n/locales'

type Product = CreditProduct | DepositProduct

/** A rate of a product, for amounts and terms between two bounds. */
export type TierRow = {
  product: Product
  /** Its place among those in force. */
  tier: number
  bounds: Tier
  /** Since when it is in force. */
  since: Day
}

/** The rates in force on a day of everything that a simulator works out. */
export function listTierRows({ products }: Simulator, day: Day): TierRow[] {
  return products.flatMap((product: Product) => {
    const conditions = inForceOn<Product['conditions'][number]>(product.conditions, day)
    return (conditions?.tiers ?? []).map((bounds, tier) => ({
      product,
      tier,
      bounds,
      since: conditions?.validFrom ?? '',
    }))
  })
}

/** The case that shows what a rate does: the one that visitors begin with, or the nearest that has this rate. */
export function toExampleCase({ product, bounds }: Pick<TierRow, 'product' | 'bounds'>): {
  amount: number
  term: number
} {
  const [amount, term] = [product.amount.default, 'terms' in product ? product.termDefault : product.term.default]
  const terms =
    'terms' in product ? product.terms.filter((each) => bounds.termFrom <= each && each <= bounds.termTo) : []
  const near = Math.min(Math.max(term, bounds.termFrom), bounds.termTo)
  return {
    amount: Math.min(Math.max(amount, bounds.amountFrom), bounds.amountTo),
    term: terms.length === 0 || terms.includes(term) ? near : (terms[0] ?? near),
  }
}

/**
 * What a customer would pay a month, or earn, with a rate: the instalment of a credit, the interest after tax of a deposit.
 *
 * @returns null where the simulator does not offer the product now.
 */
export function workOut(
  simulator: Simulator,
  row: TierRow,
  { rate, day }: { rate: Decimal; day: Day },
): Decimal | null {
  const offer = toOffers(simulator, day).find(({ product }) => product.productKey === row.product.productKey)
  if (!offer) return null
  const { amount, term } = toExampleCase(row)
  const input = { amount: new Decimal(amount), term, grace: 0, rate }
  const simulation = simulate({ offer, input, start: day })
  return simulation.calculation === 'credit' ? simulation.cost.instalment : simulation.result.net
}

/** An amount of a product in words, without cents. */
export function sayProductAmount(amount: Decimal | number, currency: string, language: Locale): string {
  const value = typeof amount === 'number' ? amount : amount.toNumber()
  return formatNumber(language, value, { style: 'currency', currency, maximumFractionDigits: 0 })
}
