import { simulateCredit } from '@/site/schemas/simulator/simulate-credit'
import { fillPlaces } from '@/src/i18n/fill-places'
import { createWriter } from '@/src/simulators/simulator-writer'
import { toCreditView } from './to-credit-view'
import type { WorkOut } from './work-out'

/** Works a credit out and says it. @throws Error for a deposit. */
export const workOutCredit: WorkOut = (offer, input, { day, planColumns, signs, texts }) => {
  if (offer.calculation !== 'credit') throw new Error('This is no credit')
  const writer = createWriter(signs, offer.product.amount.currency)
  return {
    asked: fillPlaces(texts.asked.credit, { amount: writer.money(input.amount), term: input.term }),
    otherTerms: [],
    ...toCreditView({
      simulation: simulateCredit({ offer, input, start: day }),
      texts,
      writer,
      columns: planColumns,
      start: day,
    }),
  }
}
