import { findDateProblems } from './find-common-problems'
import { findTierProblems } from './find-coverage-problems'
import type { Problem } from './problem'
import type { CreditProduct, DepositProduct, Tier } from './stored-simulator'
import { longestTerm } from './terms-and-rates'

type Limits = { min: number; max: number; step: number; default: number }

/** What cannot be in a product: its limits, terms, rates, dates and fees. @param path the product's place in the document. */
export function findProductProblems(product: CreditProduct | DepositProduct, path: string): Problem[] {
  const termProblems = 'terms' in product ? findDayProblems(product, path) : findMonthProblems(product, path)
  return [
    ...findLimitProblems(product.amount, `${path}.amount`),
    ...termProblems,
    ...findOwnRateProblems(product, `${path}.rate`),
    ...findDateProblems(product.conditions, `${path}.conditions`),
    ...product.conditions.flatMap(({ tiers }, position) =>
      findRateProblems(product, tiers, `${path}.conditions.${position}.tiers`),
    ),
    ...('terms' in product ? [] : findFeeProblems(product, path)),
  ]
}

function findLimitProblems(limits: Limits, path: string): Problem[] {
  const range = findRangeProblems(limits, path)
  if (range.length > 0) return range
  const { min, max, step, default: value } = limits
  if (min <= 0) return [{ code: 'notPositive', path: `${path}.min` }]
  if (step <= 0) return [{ code: 'notPositive', path: `${path}.step` }]
  if (value < min || value > max) return [{ code: 'outside', path: `${path}.default`, value, min, max }]
  return []
}

function findRangeProblems({ min, max }: { min: number; max: number }, path: string): Problem[] {
  if (min > max) return [{ code: 'minOverMax', path: `${path}.max`, min, max }]
  return min < 0 ? [{ code: 'notPositive', path: `${path}.min` }] : []
}

/** Visitors may try other rates between two, or none. */
function findOwnRateProblems({ rate }: CreditProduct | DepositProduct, path: string): Problem[] {
  if (rate === null) return []
  if (Number.isNaN(rate.min) || Number.isNaN(rate.max)) return [{ code: 'halfRange', path: `${path}.max` }]
  return findRangeProblems(rate, path)
}

function findMonthProblems({ term, graceMax }: CreditProduct, path: string): Problem[] {
  const { min, max, step, default: value } = term
  const problems = findLimitProblems(term, `${path}.term`)
  for (const [name, number] of Object.entries(term)) {
    if (isFraction(number)) problems.push({ code: 'notWhole', path: `${path}.term.${name}` })
  }
  if (max > longestTerm.months) problems.push({ code: 'tooLong', path: `${path}.term.max`, max: longestTerm.months })
  if (problems.length === 0 && (value - min) % step > 0) {
    problems.push({ code: 'notOnStep', path: `${path}.term.default`, value, min, step })
  }
  if (graceMax < 0) problems.push({ code: 'notPositive', path: `${path}.graceMax` })
  if (isFraction(graceMax)) problems.push({ code: 'notWhole', path: `${path}.graceMax` })
  if (graceMax >= max)
    problems.push({ code: 'outside', path: `${path}.graceMax`, value: graceMax, min: 0, max: max - 1 })
  return problems
}

function findDayProblems({ terms, termDefault }: DepositProduct, path: string): Problem[] {
  const problems: Problem[] = []
  for (const days of terms) {
    if (isFraction(days)) problems.push({ code: 'notWhole', path: `${path}.terms` })
    if (days <= 0) problems.push({ code: 'notPositive', path: `${path}.terms` })
    if (days > longestTerm.days) problems.push({ code: 'tooLong', path: `${path}.terms`, max: longestTerm.days })
  }
  if (new Set(terms).size < terms.length) problems.push({ code: 'duplicate', path: `${path}.terms` })
  if (terms.length > 0 && !Number.isNaN(termDefault) && !terms.includes(termDefault)) {
    const [min, max] = [Math.min(...terms), Math.max(...terms)]
    problems.push({ code: 'outside', path: `${path}.termDefault`, value: termDefault, min, max })
  }
  return problems
}

function findRateProblems(product: CreditProduct | DepositProduct, tiers: readonly Tier[], path: string): Problem[] {
  const problems = tiers.flatMap((tier, position): Problem[] => {
    const { amountFrom, amountTo, termFrom, termTo, rate } = tier
    const row = `${path}.${position}`
    if (amountFrom > amountTo) return [{ code: 'minOverMax', path: `${row}.amountTo`, min: amountFrom, max: amountTo }]
    if (termFrom > termTo) return [{ code: 'minOverMax', path: `${row}.termTo`, min: termFrom, max: termTo }]
    if (rate < 0) return [{ code: 'notPositive', path: `${row}.rate` }]
    const allowed = product.rate
    if (allowed && allowed.min <= allowed.max && (rate < allowed.min || rate > allowed.max)) {
      return [{ code: 'outside', path: `${row}.rate`, value: rate, ...allowed }]
    }
    return []
  })
  return problems.length > 0 ? problems : findTierProblems(product, tiers, path)
}

function findFeeProblems({ conditions }: CreditProduct, path: string): Problem[] {
  return conditions.flatMap(({ fees }, position) =>
    fees.flatMap((fee, index): Problem[] => {
      const row = `${path}.conditions.${position}.fees.${index}`
      if (fee.percent < 0 || fee.percent > 100) return [{ code: 'notPercent', path: `${row}.percent` }]
      if (fee.fixed < 0) return [{ code: 'notPositive', path: `${row}.fixed` }]
      return fee.minimum < 0 ? [{ code: 'notPositive', path: `${row}.minimum` }] : []
    }),
  )
}

function isFraction(value: number): boolean {
  return !Number.isNaN(value) && !Number.isInteger(value)
}
