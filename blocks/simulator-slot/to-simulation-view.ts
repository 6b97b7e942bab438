import type { Offer } from '@/site/schemas/simulator/offers'
import type { SimulatorInput } from '@/site/schemas/simulator/parse-simulator-query'
import { simulate } from '@/site/schemas/simulator/simulate'
import { fillPlaces } from '@/src/i18n/fill-places'
import type { SimulationView } from './simulation-view'
import type { SimulatorProps } from './simulator-props'
import { createWriter } from './simulator-writer'
import { toCreditView } from './to-credit-view'
import { toDepositView } from './to-deposit-view'

type Options = Pick<SimulatorProps, 'day' | 'planColumns' | 'signs' | 'texts'>

/** Works a case out and says it in the words of the page. */
export function toSimulationView(
  offer: Offer,
  input: SimulatorInput,
  { day, planColumns, signs, texts }: Options,
): SimulationView {
  const simulation = simulate({ offer, input, start: day })
  const writer = createWriter(signs, offer.product.amount.currency)
  return {
    asked: fillPlaces(texts.asked[simulation.calculation], { amount: writer.money(input.amount), term: input.term }),
    otherTerms: [],
    ...(simulation.calculation === 'credit'
      ? toCreditView({ simulation, texts, writer, columns: planColumns, start: day })
      : toDepositView({ simulation, texts, writer, start: day })),
  }
}
