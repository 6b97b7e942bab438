import { describe, expect, it } from 'vitest'
import { toOffers } from '@/site/schemas/simulator/offers'
import { parseSimulatorQuery } from '@/site/schemas/simulator/parse-simulator-query'
import { allowedTerms } from '@/site/schemas/simulator/terms-and-rates'
import type { Locale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import { readShippedSimulators } from '@/tests/support/shipped-simulators'
import { toSimulatorForm } from './to-simulator-form'

/** No simulator of the first site offers what it refuses: every product with every choice that a form shows, script or none. */

const day = '2026-11-22'
const signs = {
  group: '\u00a0',
  decimal: ',' as const,
  percent: '\u00a0%',
  currencies: {
    AOA: { before: '', after: ' Kz' },
    USD: { before: '', after: ' USD' },
    EUR: { before: '', after: ' EUR' },
  },
}

function simulatorsIn(locale: Locale) {
  return readShippedSimulators(locale).map((simulator) => ({ key: simulator.key, offers: toOffers(simulator, day) }))
}

type Shipped = ReturnType<typeof simulatorsIn>[number]
type Query = Readonly<Record<string, string>>

const ask = ({ key, offers }: Shipped, query: Query) => parseSimulatorQuery(query, { key, offers, preselected: null })

/** What a browser sends of the form that is drawn for a query, before anything in it is changed. */
function fill(simulator: Shipped, query: Query, locale: Locale) {
  const question = ask(simulator, query)
  if (!question) throw new Error(`${simulator.key} offers nothing`)
  const texts = messagesByLocale[locale].simulator
  const { fields, drawnFor } = toSimulatorForm({ ...question, offers: simulator.offers, signs, texts })
  const typed = Object.fromEntries(fields.map(({ name, value }) => [name, value]))
  const sent: Query = { simulator: simulator.key, from: drawnFor, ...typed }
  return { fields, sent }
}

describe.each(['pt', 'en'] as const)('in %s', (locale) => {
  const simulators = simulatorsIn(locale)
  const products = simulators.flatMap((simulator) =>
    simulator.offers.map((offer) => ({ simulator, key: simulator.key, product: offer.product.productKey, offer })),
  )

  it('there are simulators of both kinds', () => {
    expect(simulators).toHaveLength(4)
    expect(products.length).toBeGreaterThan(10)
  })

  it.each(products)('$key accepts every choice that it shows for $product', ({ simulator, product }) => {
    const { fields, sent } = fill(simulator, { simulator: simulator.key, product }, locale)
    for (const { name, choices, slider } of fields.filter((field) => field.name !== 'product')) {
      const ends = slider ? [slider.min, slider.max, slider.min + slider.step] : []
      const values = [...(choices ?? []).map(({ value }) => value), ...ends.map(String)]
      for (const value of values)
        expect(ask(simulator, { ...sent, [name]: value })?.errors, `${name} ${value}`).toEqual([])
    }
  })

  it.each(products)('$key shows the terms of $product and no others', ({ simulator, product, offer }) => {
    if (offer.calculation === 'credit') return
    const { fields } = fill(simulator, { simulator: simulator.key, product }, locale)
    const shown = fields.find(({ name }) => name === 'term')?.choices?.map(({ value }) => Number(value))
    expect(shown).toEqual(allowedTerms(offer.product).toSorted((a, b) => a - b))
  })

  it.each(products)('$key takes any other product from the form of $product, without script too', (from) => {
    const { fields, sent } = fill(from.simulator, { simulator: from.key, product: from.product }, locale)
    const terms = fields.find(({ name }) => name === 'term')?.choices ?? []
    for (const { value: product } of fields.find(({ name }) => name === 'product')?.choices ?? []) {
      for (const term of terms.length > 0 ? terms.map(({ value }) => value) : [sent['term'] ?? '']) {
        const question = ask(from.simulator, { ...sent, product, term })
        expect(question?.errors, `${product}, ${term}`).toEqual([])
        expect(question?.offer.product.productKey).toBe(product)
      }
    }
  })
})

it('still says that a term is wrong which somebody asks of a product by its address, and offers none that is', () => {
  const simulator = simulatorsIn('pt').find(({ key }) => key === 'term-deposit-private')
  if (!simulator) throw new Error('no deposits')
  const query = { simulator: simulator.key, product: 'private-online-savings', term: '30' }
  expect(ask(simulator, query)?.errors).toEqual(['term'])
  expect(ask(simulator, { ...query, from: 'private-online-savings' })?.errors).toEqual(['term'])
  expect(ask(simulator, { ...query, from: 'nothing' })?.errors).toEqual(['term'])
  const { fields } = fill(simulator, query, 'pt')
  const term = fields.find(({ name }) => name === 'term')
  expect(term?.choices?.map(({ value }) => value)).toContain(term?.value)
})

it('does not put another amount in the place of one that was typed', () => {
  const simulator = simulatorsIn('pt').find(({ key }) => key === 'term-deposit-private')
  if (!simulator) throw new Error('no deposits')
  const { sent } = fill(simulator, { simulator: simulator.key, product: 'private-online-savings' }, 'pt')
  expect(ask(simulator, { ...sent, product: 'gold-bcs', amount: '700 000' })?.errors).toEqual(['amount'])
})
