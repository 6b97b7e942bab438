import type { Decimal } from '../decimal'
import type { Offer } from './offers'
import { parseAmount, parseCount, parsePercent } from './parse-number'
import { allowedTerms } from './terms-and-rates'

/**
 * The parameters of an address that a simulator reads. `simulator` says which one is asked, where a page has several, and `from`
 * the product that the form was drawn for.
 */
export const simulatorParameters = ['simulator', 'from', 'product', 'amount', 'term', 'rate', 'grace'] as const

/** The inputs of a simulator of steps in an address, by their places. */
export const stepwiseParameters = ['v1', 'v2', 'v3', 'v4', 'v5', 'v6', 'v7', 'v8', 'v9'] as const

export type SimulatorField = Exclude<(typeof simulatorParameters)[number], 'simulator' | 'from'>

/** A case to work out. */
export type SimulatorInput = {
  amount: Decimal
  /** Months of a credit, days of a deposit. */
  term: number
  /** The rate that the visitor wants to try, in percent; null for the bank's own. */
  rate: Decimal | null
  /** Months in which only interest is paid. */
  grace: number
}

/** What was asked: a case, or the fields that say something impossible. */
export type SimulatorQuestion = {
  offer: Offer
  /** Whether the address asks anything, or the default case is shown. */
  isAsked: boolean
  /** What to show in the fields: as typed where it was typed. */
  values: Readonly<Record<Exclude<SimulatorField, 'product'>, string>>
} & ({ input: SimulatorInput; errors: readonly [] } | { input: null; errors: readonly SimulatorField[] })

type Query = Readonly<Record<string, string | undefined>>

type Options = {
  /** The simulator's own key: a query for another one is not for this. */
  key: string
  offers: readonly Offer[]
  /** The product that the page is about; the first when there is none. */
  preselected: string | null
}

/**
 * Reads what a visitor asks. An address that asks nothing of this simulator means the default case.
 *
 * Written without a library of schemas, because the browser runs it as well.
 *
 * @returns null when there is nothing to work out today.
 */
export function parseSimulatorQuery(query: Query, { key, offers, preselected }: Options): SimulatorQuestion | null {
  const productOf = (name: string | null | undefined) => offers.find(({ product }) => product.productKey === name)
  const chosen = productOf(query['product'])
  const isAsked = query['simulator'] === undefined ? chosen !== undefined : query['simulator'] === key
  const offer = (isAsked ? chosen : undefined) ?? productOf(preselected) ?? offers[0]
  if (!offer) return null
  if (isAsked && query['product'] !== undefined && !chosen) {
    return { offer, isAsked, values: toValues({}, offer), input: null, errors: ['product'] }
  }
  const former = productOf(query['from'])
  const values = toValues(isAsked ? withoutLeftovers(query, { former, offer }) : {}, offer)
  const input = readInput(values, offer)
  if (!Array.isArray(input)) return { offer, isAsked, values, input, errors: [] }
  return { offer, isAsked, values, input: null, errors: input }
}

/**
 * Without script, a form knows only the product that it was drawn for. What it showed for that one and nobody typed gives way
 * where the product that was chosen does not allow it: a term from its list, and its first values.
 */
function withoutLeftovers(query: Query, { former, offer }: { former: Offer | undefined; offer: Offer }): Query {
  if (!former || former === offer) return query
  const first = toValues({}, former)
  const wrong = readInput(toValues(query, offer), offer)
  if (!Array.isArray(wrong)) return query
  const term = parseCount(query['term'] ?? '')
  const isFromList = 'terms' in former.product && term !== null && former.product.terms.includes(term)
  const isLeft = {
    amount: parseAmount(query['amount'] ?? '')?.equals(first.amount) ?? false,
    term: isFromList || query['term'] === first.term,
    rate: false,
    grace: false,
  }
  const leftovers: readonly string[] = wrong.filter((field) => field !== 'product' && isLeft[field])
  return Object.fromEntries(Object.entries(query).filter(([name]) => !leftovers.includes(name)))
}

function toValues(asked: Query, { product }: Offer): SimulatorQuestion['values'] {
  const term = 'terms' in product ? product.termDefault : product.term.default
  return {
    amount: asked['amount'] ?? String(product.amount.default),
    term: asked['term'] ?? String(term),
    // What the product does not ask may be left from another one.
    rate: product.rate ? (asked['rate'] ?? '') : '',
    grace: graceMaxOf(product) > 0 ? (asked['grace'] ?? '') : '',
  }
}

/** Reads each field and holds it against the limits of the product. @returns the fields that are wrong, if any are. */
function readInput(values: SimulatorQuestion['values'], { product }: Offer): SimulatorInput | SimulatorField[] {
  const amount = within(parseAmount(values.amount), product.amount)
  const term = parseCount(values.term)
  const isTerm = term !== null && allowedTerms(product).includes(term)
  const rate = values.rate === '' || !product.rate ? null : within(parsePercent(values.rate), product.rate)
  const isRate = values.rate === '' || rate !== null
  const grace = values.grace === '' ? 0 : parseCount(values.grace)
  const graceMax = Math.min(graceMaxOf(product), isTerm ? term - 1 : Number.POSITIVE_INFINITY)
  const isGrace = grace !== null && grace <= graceMax
  if (amount && isTerm && isRate && isGrace) return { amount, term, rate, grace }
  const wrong = { amount: !amount, term: !isTerm, rate: !isRate, grace: !isGrace }
  return (['amount', 'term', 'rate', 'grace'] as const).filter((field) => wrong[field])
}

function graceMaxOf(product: Offer['product']): number {
  return 'graceMax' in product ? product.graceMax : 0
}

function within(value: Decimal | null, { min, max }: { min: number; max: number }): Decimal | null {
  return value?.greaterThanOrEqualTo(min) && value.lessThanOrEqualTo(max) ? value : null
}
