import type { Problem } from './problem'
import { type CreditProduct, type CreditRules, type DepositProduct, isWhole, type Tier } from './stored-simulator'
import { allowedTerms } from './terms-and-rates'

type Product = CreditProduct | DepositProduct

/** Price lists write the next tier from the next whole unit: 1 to 1 000 000, then 1 000 001. More between two is a gap. */
const oneUnit = 1

/**
 * Amounts that have no rate or two, for each term that visitors may choose. Only the first of each kind: the rest usually
 * follows from it.
 */
export function findTierProblems(product: Product, tiers: readonly Tier[], path: string): Problem[] {
  const { min, max } = product.amount
  if (!tiers.every(isWhole) || tiers.length === 0 || !(min > 0 && max >= min)) return []
  for (const term of allowedTerms(product)) {
    const found = tiersOfTerm(tiers, term)
    const problem = firstGap({ found, min, max, term, path }) ?? firstOverlap({ found, term, path })
    if (problem) return [problem]
  }
  return []
}

/** The tiers of a term with their places in the document, by amount. */
function tiersOfTerm(tiers: readonly Tier[], term: number): { tier: Tier; position: number }[] {
  return tiers
    .map((tier, position) => ({ tier, position }))
    .filter(({ tier }) => tier.termFrom <= term && term <= tier.termTo)
    .toSorted((a, b) => a.tier.amountFrom - b.tier.amountFrom)
}

type Found = { found: readonly { tier: Tier; position: number }[]; term: number; path: string }

function firstGap({ found, min, max, term, path }: Found & { min: number; max: number }): Problem | undefined {
  let covered: number | null = null
  for (const { tier } of found.filter((row) => row.tier.amountTo >= min)) {
    if (tier.amountFrom > (covered === null ? min : covered + oneUnit)) break
    covered = Math.max(covered ?? min, tier.amountTo)
  }
  if (covered !== null && covered >= max) return undefined
  const from = covered ?? min
  const next = found.find(({ tier }) => tier.amountFrom > from)
  return { code: 'amountGap', path, term, from, to: Math.min(next?.tier.amountFrom ?? max, max) }
}

function firstOverlap({ found, term, path }: Found): Problem | undefined {
  for (const [index, { tier, position }] of found.entries()) {
    const before = found[index - 1]?.tier
    if (before && tier.amountFrom <= before.amountTo) {
      const to = Math.min(before.amountTo, tier.amountTo)
      return { code: 'amountOverlap', path: `${path}.${position}.amountFrom`, term, from: tier.amountFrom, to }
    }
  }
  return undefined
}

/** Terms for which the law's stamp duty on the loan is said not at all or twice. No bands at all: there is no such duty. */
export function findDutyProblems(
  products: readonly CreditProduct[],
  bands: CreditRules['stampDutyOnLoan'],
  path: string,
): Problem[] {
  if (bands.length === 0 || !bands.every(isWhole)) return []
  const terms = [...new Set(products.flatMap(allowedTerms))].toSorted((a, b) => a - b)
  for (const term of terms) {
    const count = bands.filter(({ termFrom, termTo }) => termFrom <= term && term <= termTo).length
    if (count !== 1) return [{ code: count === 0 ? 'dutyGap' : 'dutyOverlap', path, term }]
  }
  return []
}
