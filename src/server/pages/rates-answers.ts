import type { Answer } from '@/src/http/send'
import { latestRatesPath } from '@/src/links/latest-rates'
import type { SiteFacts } from '@/src/publications/site-index'
import type { PublishingEngine } from '@/src/publishing/publishing-engine'
import { toJsonAnswer } from './json-answer'
import type { PageSource } from './page-source'

type PublishedRates = NonNullable<SiteFacts['exchangeRates']>

/**
 * Answers with the exchange rates of now, as they were published: open pages ask for them, and the CMS is not asked. Every other
 * address is the pages' own matter.
 */
export function withRates(pages: PageSource, { facts }: Pick<PublishingEngine, 'facts'>): PageSource {
  let made: { of: PublishedRates; answer: Answer } | undefined
  const answerOf = (path: string): Answer | null => {
    const rates = path === latestRatesPath ? facts().exchangeRates : null
    if (rates === null) return null
    if (made?.of !== rates) made = { of: rates, answer: toJsonAnswer(Buffer.from(JSON.stringify(rates))) }
    return made.answer
  }
  return {
    ...pages,
    ready: (path) => answerOf(path) ?? pages.ready(path),
    answer: async (path, ...rest) => answerOf(path) ?? pages.answer(path, ...rest),
  }
}
