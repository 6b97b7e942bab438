import { z } from 'zod'
import type { Decimal } from '../decimal'
import { allowedTerms } from './allowed-terms'
import type { Offer } from './offers'
import { parseAmount, parseCount, parsePercent } from './parse-number'

/** The parameters of an address that a simulator reads. `simulator` says which one is asked, where a page has several. */
export const simulatorParameters = ['simulator', 'product', 'amount', 'term', 'rate', 'grace'] as const

export type SimulatorField = Exclude<(typeof simulatorParameters)[number], 'simulator'>

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
 * Reads what a visitor asks. An address without parameters asks for the product's default case.
 *
 * @returns null when there is nothing to work out today.
 */
export function parseSimulatorQuery(query: Query, { key, offers, preselected }: Options): SimulatorQuestion | null {
  const isAsked = query['simulator'] === undefined || query['simulator'] === key
  const asked: Query = isAsked ? query : {}
  const usual = offers.find(({ product }) => product.productKey === preselected) ?? offers[0]
  const chosen = offers.find(({ product }) => product.productKey === asked['product'])
  const offer = chosen ?? usual
  if (!offer) return null
  const values = toValues(asked, offer)
  const isUnknown = asked['product'] !== undefined && !chosen
  if (isUnknown) return { offer, values: toValues({}, offer), input: null, errors: ['product'] }
  const read = inputOf(offer).safeParse(values)
  if (read.success) return { offer, values, input: read.data, errors: [] }
  return {
    offer,
    values,
    input: null,
    errors: (['amount', 'term', 'rate', 'grace'] as const).filter((field) =>
      read.error.issues.some(({ path }) => path[0] === field),
    ),
  }
}

function toValues(asked: Query, { product }: Offer): SimulatorQuestion['values'] {
  const term = 'terms' in product ? product.termDefault : product.term.default
  return {
    amount: asked['amount'] ?? String(product.amount.default),
    term: asked['term'] ?? String(term),
    rate: asked['rate'] ?? '',
    grace: asked['grace'] ?? '',
  }
}

/** The fields of an offer as texts, each read and held against its limits. */
function inputOf({ product }: Offer) {
  const { min, max } = product.amount
  const terms = allowedTerms(product)
  const rates = product.rate
  const graceMax = 'graceMax' in product ? product.graceMax : 0
  return z
    .object({
      amount: field(parseAmount, (amount) => amount.greaterThanOrEqualTo(min) && amount.lessThanOrEqualTo(max)),
      term: field(parseCount, (term) => terms.includes(term)),
      rate: optional(
        field(parsePercent, (rate) =>
          rates ? rate.greaterThanOrEqualTo(rates.min) && rate.lessThanOrEqualTo(rates.max) : false,
        ),
        null,
      ),
      grace: optional(
        field(parseCount, (months) => months <= graceMax),
        0,
      ),
    })
    .refine(({ grace, term }) => grace < term, { path: ['grace'] })
}

function field<Value>(read: (text: string) => Value | null, isAllowed: (value: Value) => boolean) {
  return z.string().transform((text, context) => {
    const value = read(text)
    if (value !== null && isAllowed(value)) return value
    context.addIssue('It is not within the limits of the product')
    return z.NEVER
  })
}

function optional<Value, Nothing>(schema: z.ZodType<Value, string>, nothing: Nothing) {
  return z.union([z.literal('').transform(() => nothing), schema])
}
