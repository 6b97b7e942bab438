import { dataPolicy } from '@/src/http/policy'
import { pageCaching } from '@/src/http/security-headers'
import { type Answer, entityTag } from '@/src/http/send'
import { latestRatesPath } from '@/src/links/latest-rates'
import type { SiteFacts } from '@/src/publications/site-index'
import type { PublishingEngine } from '@/src/publishing/publishing-engine'
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
    if (made?.of !== rates) made = { of: rates, answer: toAnswer(rates) }
    return made.answer
  }
  return {
    ...pages,
    ready: (path) => answerOf(path) ?? pages.ready(path),
    answer: async (path, ...rest) => answerOf(path) ?? pages.answer(path, ...rest),
  }
}

function toAnswer(rates: PublishedRates): Answer {
  const body = Buffer.from(JSON.stringify(rates))
  const headers = {
    'Content-Type': 'application/json',
    'Content-Security-Policy': dataPolicy,
    'Cache-Control': pageCaching,
    'X-Robots-Tag': 'noindex',
    ETag: entityTag(body),
  }
  return { status: 200, headers, body }
}
