import { type Offer, toOffers } from '@/site/schemas/simulator/offers'
import { parseSimulatorQuery } from '@/site/schemas/simulator/parse-simulator-query'
import { simulate } from '@/site/schemas/simulator/simulate'
import type { Simulator } from '@/site/schemas/simulator/stored-simulator'
import { messagesByLocale } from '@/src/i18n/messages'
import { refusalText } from '../refusal-text'
import { signsOfLanguage } from '../signs-of-language'
import { createWriter } from '../simulator-writer'
import { type Figure, figuresOf } from './figures'
import type { GoldenCase } from './golden-case'

/** What comes of a golden case: nothing is offered on its day, a refusal at one field or more, or figures. */
export type CaseOutcome =
  | { verdict: 'notOffered' }
  | { verdict: 'refused'; refusals: readonly { field: string; message: string }[] }
  | {
      verdict: 'workedOut'
      currency: Offer['product']['amount']['currency']
      figures: ReadonlyMap<string, Figure>
    }

/**
 * Asks a simulator what a golden case asks, the way a visitor's address does: by the same reading of what is typed and by the
 * calculation that server and browser share.
 *
 * @param simulator sound and in one language: whichever, because the words of a refusal are the product's own.
 * @throws Error when no rate has the amount and the term: such a simulator is refused when it is saved.
 */
export function judgeGoldenCase(simulator: Simulator, { asked, day, language }: GoldenCase): CaseOutcome {
  const { key } = simulator
  const offers = toOffers(simulator, day)
  const question = parseSimulatorQuery({ simulator: key, ...asked }, { key, offers, preselected: null })
  if (!question) return { verdict: 'notOffered' }
  const { offer, input, errors } = question
  const { currency } = offer.product.amount
  if (input) return { verdict: 'workedOut', currency, figures: figuresOf(simulate({ offer, input, start: day })) }
  const texts = messagesByLocale[language].simulator
  const writer = createWriter(signsOfLanguage(language), currency)
  return {
    verdict: 'refused',
    refusals: errors.map((field) => ({ field, message: refusalText(field, offer, texts, writer) })),
  }
}
