import { findDateProblems, findDuplicates, findPercentProblems } from './find-common-problems'
import { findDutyProblems } from './find-coverage-problems'
import { findProductProblems } from './find-product-problems'
import type { Problem } from './problem'
import type { Simulator } from './stored-simulator'

/**
 * Everything in a simulator that cannot be, in the order of its fields. What is merely missing is not said here: a draft may be
 * incomplete, and publishing asks for every field by itself.
 */
export function findSimulatorProblems(simulator: Simulator): Problem[] {
  const { products, rules } = simulator
  return [
    ...findDuplicates(
      products.map(({ productKey }) => productKey),
      (position) => `products.${position}.productKey`,
    ),
    ...products.flatMap((product, position) => findProductProblems(product, `products.${position}`)),
    ...findDateProblems(rules, 'rules'),
    ...findRuleProblems(simulator),
    ...findLateRules(simulator),
    ...findExpiry(simulator),
  ]
}

function findRuleProblems(simulator: Simulator): Problem[] {
  if (simulator.calculation === 'credit') {
    const { products, rules } = simulator
    return rules.flatMap(({ vat, stampDutyOnInterest, stampDutyOnLoan }, position) => [
      ...findPercentProblems({ vat, stampDutyOnInterest }, `rules.${position}`),
      ...stampDutyOnLoan.flatMap(({ rate }, index) =>
        findPercentProblems({ rate }, `rules.${position}.stampDutyOnLoan.${index}`),
      ),
      ...findDutyProblems(products, stampDutyOnLoan, `rules.${position}.stampDutyOnLoan`),
    ])
  }
  const used = new Set(simulator.products.map(({ amount }) => amount.currency))
  return simulator.rules.flatMap(({ taxRate, dayCounts }, position) => {
    const path = `rules.${position}.dayCounts`
    const missing = [...used].filter((currency) => !dayCounts.some((count) => count.currency === currency))
    return [
      ...findPercentProblems({ taxRate }, `rules.${position}`),
      ...findDuplicates(
        dayCounts.map(({ currency }) => currency),
        (index) => `${path}.${index}.currency`,
      ),
      ...missing.map((currency): Problem => ({ code: 'noDayCount', path, currency })),
      ...dayCounts.flatMap(({ days }, index): Problem[] =>
        days < 360 || days > 366
          ? [{ code: 'outside', path: `${path}.${index}.days`, value: days, min: 360, max: 366 }]
          : [],
      ),
    ]
  })
}

/** Conditions that begin before any taxes do could not be calculated. */
function findLateRules({ products, rules }: Simulator): Problem[] {
  const firstRules = rules[0]?.validFrom
  const starts = products.flatMap(({ conditions }) => conditions[0]?.validFrom || []).toSorted()
  const [first] = starts
  return firstRules && first && first < firstRules
    ? [{ code: 'rulesTooLate', path: 'rules.0.validFrom', validFrom: first }]
    : []
}

function findExpiry({ validUntil, products, rules }: Simulator): Problem[] {
  const conditions = products.flatMap((product) => product.conditions.map(({ validFrom }) => validFrom))
  const newest = [...conditions, ...rules.map(({ validFrom }) => validFrom)].toSorted().at(-1)
  return validUntil !== '' && newest !== undefined && validUntil < newest
    ? [{ code: 'expiresBefore', path: 'validUntil', validFrom: newest }]
    : []
}
