import type { JsonObject } from '@/src/forms/definition/json'
import type { Offer } from './offers'
import { allowedTerms } from './terms-and-rates'

/** Decimals of an amount and of a rate that an address may have. */
const decimals = { amount: 2, rate: 4 } as const

/**
 * What may be asked of a simulator, as JSON Schema 2020-12: its products, and for each the limits, steps and default case. For
 * programs that ask what the page asks, such as an application of the bank's: the page reads addresses itself, because the
 * browser does so too, and a test holds that both allow the same.
 *
 * Amounts are in the product's currency, terms in months (credit) or days (deposit), rates in percent. What is left out has its
 * default; without a rate it is the bank's own. `x-step` is how far a slider moves, no rule.
 *
 * @param offers what the simulator can work out today.
 */
export function toInputSchema(offers: readonly Offer[]): JsonObject {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    required: ['product'],
    oneOf: offers.map(toProductSchema),
  }
}

function toProductSchema(offer: Offer): JsonObject {
  const { productKey, amount, rate } = offer.product
  const { min, max, step, default: usual, currency } = amount
  return {
    properties: {
      product: { const: productKey },
      amount: {
        type: 'number',
        minimum: min,
        maximum: max,
        default: usual,
        'x-step': step,
        'x-decimals': decimals.amount,
        'x-currency': currency,
      },
      term: toTermSchema(offer),
      ...(rate ? { rate: { type: 'number', minimum: rate.min, maximum: rate.max, 'x-decimals': decimals.rate } } : {}),
      ...toGraceSchema(offer),
    },
    additionalProperties: false,
    ...toShorterGrace(offer),
  }
}

function toTermSchema(offer: Offer): JsonObject {
  if (offer.calculation === 'termDeposit') {
    const { terms, termDefault } = offer.product
    return { enum: terms, default: termDefault, 'x-unit': 'days' }
  }
  const { min, max, step, default: usual } = offer.product.term
  const common = { type: 'integer', default: usual, 'x-step': step, 'x-unit': 'months' } as const
  // A step counts from the first term, a multiple from zero.
  if (min % step > 0) return { ...common, enum: allowedTerms(offer.product) }
  return { ...common, minimum: min, maximum: max, multipleOf: step }
}

function toGraceSchema(offer: Offer): JsonObject {
  const max = graceMaxOf(offer)
  return max > 0 ? { grace: { type: 'integer', minimum: 0, maximum: max, default: 0, 'x-unit': 'months' } } : {}
}

/** The last month at least repays capital: terms that are not longer than the grace have less of it. */
function toShorterGrace(offer: Offer): JsonObject {
  const { product } = offer
  const usual = 'terms' in product ? product.termDefault : product.term.default
  const short = allowedTerms(product).filter((term) => term <= graceMaxOf(offer))
  if (short.length === 0) return {}
  return {
    allOf: short.map((term) => ({
      // The default case is also meant when no term is given.
      if: { properties: { term: { const: term } }, ...(term === usual ? {} : { required: ['term'] }) },
      // biome-ignore lint/suspicious/noThenProperty: it is a keyword of JSON Schema
      then: { properties: { grace: { maximum: term - 1 } } },
    })),
  }
}

function graceMaxOf({ product }: Offer): number {
  return 'graceMax' in product ? product.graceMax : 0
}
