import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exampleCredit, exampleDeposit } from './example-simulators'
import { type Offer, toOffers } from './offers'
import { parseSimulatorQuery } from './parse-simulator-query'
import { parseStoredSimulator, type Simulator } from './stored-simulator'
import { toInputSchema } from './to-input-schema'

const day = '2026-11-20'
const own = ['x-step', 'x-decimals', 'x-currency', 'x-unit']

function compile(offers: readonly Offer[]) {
  const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false })
  ajv.addVocabulary(own)
  return ajv.compile(toInputSchema(offers))
}

/** A credit whose terms are no multiples of their step, and of which some are as short as its grace. */
const uneven = parseStoredSimulator({
  ...exampleCredit,
  key: 'uneven',
  products: exampleCredit.products.map((product) => ({
    ...product,
    term: { min: 6, max: 48, step: 4, default: 10 },
    graceMax: 18,
    conditions: product.conditions.map((conditions) => ({
      ...conditions,
      tiers: [
        {
          ...product.amount,
          amountFrom: product.amount.min,
          amountTo: product.amount.max,
          termFrom: 6,
          termTo: 48,
          rate: 24,
        },
      ],
    })),
  })),
})
if (!uneven) throw new Error('The example is a simulator')

/** Whole numbers on both sides of two limits, and the limits themselves. */
const around = (min: number, max: number) =>
  fc.oneof(fc.constantFrom(min - 1, min, max, max + 1), fc.integer({ min: min - 1, max: max + 1 }))

/** Questions about a product, of which about half are allowed. */
const questions = ({ product }: Offer) => {
  const { min, max } = product.amount
  const terms =
    'terms' in product
      ? around(Math.min(...product.terms), Math.max(...product.terms))
      : around(product.term.min, product.term.max)
  const rate = product.rate
  return fc.record(
    {
      amount: around(min * 100, max * 100).map((cents) => cents / 100),
      term: 'terms' in product ? fc.oneof(fc.constantFrom(...product.terms), terms) : terms,
      ...(rate
        ? {
            rate: around(rate.min * 100, rate.max * 100)
              .filter((part) => part >= 0)
              .map((part) => part / 100),
          }
        : {}),
      ...('graceMax' in product && product.graceMax > 0
        ? { grace: fc.integer({ min: 0, max: product.graceMax + 1 }) }
        : {}),
    },
    { requiredKeys: [] },
  )
}

describe('the inputs of a simulator as JSON Schema', () => {
  it.each<[string, Simulator]>([
    ['a credit', exampleCredit],
    ['a deposit', exampleDeposit],
    ['a credit with uneven terms', uneven],
  ])('allow what the page allows: %s', (_what, simulator) => {
    const offers = toOffers(simulator, day)
    const isAllowed = compile(offers)
    const counts = { allowed: 0, refused: 0 }
    for (const offer of offers) {
      const { productKey } = offer.product
      fc.assert(
        fc.property(questions(offer), (question) => {
          const asked = { product: productKey, ...question }
          const query = Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, String(value)]))
          const read = parseSimulatorQuery(query, { key: simulator.key, offers, preselected: null })
          counts[read?.input ? 'allowed' : 'refused']++
          return isAllowed(asked) === (read?.input !== null && read !== null)
        }),
        { numRuns: 2_000, seed: 2026 },
      )
    }
    expect(Math.min(counts.allowed, counts.refused)).toBeGreaterThan(400)
  })

  it('say the limits, the step and the default case of each product', () => {
    expect(toInputSchema(toOffers(exampleCredit, day))).toMatchObject({
      oneOf: [
        {
          properties: {
            product: { const: 'consumer-credit' },
            amount: {
              minimum: 300_000,
              maximum: 10_000_000,
              default: 2_000_000,
              'x-step': 50_000,
              'x-currency': 'AOA',
            },
            term: { minimum: 6, maximum: 48, default: 24 },
          },
        },
        { properties: { rate: { minimum: 10, maximum: 30 }, grace: { maximum: 12 }, term: { multipleOf: 12 } } },
      ],
    })
    expect(toInputSchema(toOffers(exampleDeposit, day))).toMatchObject({
      oneOf: [{ properties: { term: { enum: [30, 90, 180, 365], default: 90 } } }, {}],
    })
  })

  it.each([
    {},
    { product: 'gone' },
    { product: 'consumer-credit', amount: '2000000' },
    { product: 'consumer-credit', rate: 12 },
    { product: 'consumer-credit', other: 1 },
  ])('refuse %o', (question) => {
    expect(compile(toOffers(exampleCredit, day))(question)).toBe(false)
  })
})
