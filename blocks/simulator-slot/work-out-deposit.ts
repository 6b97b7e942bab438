import { simulateDeposit } from '@/site/schemas/simulator/simulate-deposit'
import { fillPlaces } from '@/src/i18n/fill-places'
import { createWriter } from '@/src/simulators/simulator-writer'
import { toDepositView } from './to-deposit-view'
import type { WorkOut } from './work-out'

/** Works a term deposit out and says it. @throws Error for a credit. */
export const workOutDeposit: WorkOut = (offer, input, { day, signs, texts }) => {
  if (offer.calculation !== 'termDeposit') throw new Error('This is no deposit')
  const writer = createWriter(signs, offer.product.amount.currency)
  return {
    asked: fillPlaces(texts.asked.termDeposit, { amount: writer.money(input.amount), term: input.term }),
    otherTerms: [],
    ...toDepositView({ simulation: simulateDeposit({ offer, input, start: day }), texts, writer, start: day }),
  }
}
