import type { Offer } from '@/site/schemas/simulator/offers'
import type { SimulatorField } from '@/site/schemas/simulator/parse-simulator-query'
import { fillPlaces } from '@/src/i18n/fill-places'
import type { SimulatorTexts } from './simulator-texts'
import type { SimulatorWriter } from './simulator-writer'

/** What visitors are told at a field that says what the product does not allow. */
export function refusalText(
  name: SimulatorField,
  { product }: Offer,
  texts: SimulatorTexts,
  writer: SimulatorWriter,
): string {
  const { errors } = texts
  switch (name) {
    case 'product':
      return errors.product
    case 'amount': {
      const { min, max } = product.amount
      return fillPlaces(errors.amount, { min: writer.money(min), max: writer.money(max) })
    }
    case 'term': {
      if ('terms' in product) return fillPlaces(errors.termChoice, { terms: listTerms(product.terms, texts) })
      const { min, max, step } = product.term
      return fillPlaces(step > 1 ? errors.termStep : errors.term, { min, max, step })
    }
    case 'rate': {
      const { min, max } = product.rate ?? { min: 0, max: 0 }
      return fillPlaces(errors.rate, { min: writer.percent(min), max: writer.percent(max) })
    }
    case 'grace':
      return fillPlaces(errors.grace, { max: 'graceMax' in product ? product.graceMax : 0 })
  }
}

/** The days that a deposit may have, from the shortest on. */
export function listTerms(terms: readonly number[], texts: SimulatorTexts): string {
  return fillPlaces(texts.days, { days: [...terms].sort((a, b) => a - b).join(', ') })
}
