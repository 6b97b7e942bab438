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
  if (name === 'product') return errors.product
  if (name === 'grace') return fillPlaces(errors.grace, { max: 'graceMax' in product ? product.graceMax : 0 })
  if (name === 'term') {
    if ('terms' in product) return fillPlaces(errors.termChoice, { terms: listTerms(product.terms, texts) })
    return fillPlaces(product.term.step > 1 ? errors.termStep : errors.term, product.term)
  }
  const { min, max } = product[name] ?? product.amount
  const write = name === 'amount' ? writer.money : writer.percent
  return fillPlaces(errors[name], { min: write(min), max: write(max) })
}

/** The days that a deposit may have, from the shortest on. */
export function listTerms(terms: readonly number[], texts: SimulatorTexts): string {
  return fillPlaces(texts.days, { days: terms.toSorted((a, b) => a - b).join(', ') })
}
