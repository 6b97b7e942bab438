import staffTexts from '@/messages/staff/simulators.json' with { type: 'json' }
import { parseAmount, parseCount } from '@/site/schemas/simulator/parse-number'
import { parseStoredSimulator, type Simulator, type Tier } from '@/site/schemas/simulator/stored-simulator'
import { fillText, type StaffText } from '@/src/i18n/staff-text'
import { isRefusedAt, type TriedCase } from './find-untried-steps'
import type { CaseOutcome } from './judge-golden-case'

const { coverage: texts, fields } = staffTexts.goldenCases

/** What no golden case tries of a credit or a deposit: the limits of amount and term of each product, and each row of its newest rates. */
export function findUntriedTerms(document: unknown, tried: readonly TriedCase[]): StaffText[] {
  const simulator = parseStoredSimulator(document)
  return simulator ? simulator.products.flatMap((product) => findUntriedOf(product, tried)) : []
}

type Product = Simulator['products'][number]

/** What a case asks of a product, as it is understood; what it leaves alone is what the product begins with. */
type Asked = { outcome: CaseOutcome; amount: number | null; term: number | null }

function findUntriedOf(product: Product, tried: readonly TriedCase[]): StaffText[] {
  const name = product.name || product.productKey
  const asked = tried
    .filter(({ golden }) => golden.asked['product'] === product.productKey)
    .map((each) => toAsked(each, product))
  const newest = product.conditions.toSorted((one, other) => other.validFrom.localeCompare(one.validFrom))[0]
  const untriedTiers = (newest?.tiers ?? []).filter((tier) => !asked.some((each) => isIn(tier, each)))
  return [
    ...findUntriedLimits('amount', { name, limits: product.amount, asked }),
    ...('term' in product ? findUntriedLimits('term', { name, limits: product.term, asked }) : []),
    ...untriedTiers.map((tier) => fillText(texts.tier, { product: name, ...tier })),
  ]
}

function toAsked({ golden, outcome }: TriedCase, product: Product): Asked {
  const { amount, term } = golden.asked
  const usualTerm = 'term' in product ? product.term.default : product.termDefault
  return {
    outcome,
    amount: amount === undefined ? product.amount.default : (parseAmount(amount)?.toNumber() ?? null),
    term: term === undefined ? usualTerm : parseCount(term),
  }
}

type Limited = { name: string; limits: { min: number; max: number }; asked: readonly Asked[] }

function findUntriedLimits(field: 'amount' | 'term', { name, limits, asked }: Limited): StaffText[] {
  const refused = asked.flatMap((each) => (isRefusedAt(each.outcome, field) ? (each[field] ?? []) : []))
  const say = (text: StaffText, limit: number) => fillText(text, { name: fields[field], limit, product: name })
  return [
    ...(refused.some((typed) => typed < limits.min) ? [] : [say(texts.leastOfProduct, limits.min)]),
    ...(refused.some((typed) => typed > limits.max) ? [] : [say(texts.mostOfProduct, limits.max)]),
  ]
}

function isIn({ amountFrom, amountTo, termFrom, termTo }: Tier, { outcome, amount, term }: Asked): boolean {
  if (outcome.verdict !== 'workedOut' || amount === null || term === null) return false
  return amountFrom <= amount && amount <= amountTo && termFrom <= term && term <= termTo
}
