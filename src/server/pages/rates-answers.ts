import { dataPolicy } from '@/src/http/policy'
import { pageCaching } from '@/src/http/security-headers'
import { entityTag } from '@/src/http/send'
import { latestRatesPath } from '@/src/links/latest-rates'
import type { PublishingEngine } from '@/src/publishing/publishing-engine'
import type { PageSource } from './page-source'

/**
 * Answers with the exchange rates of now, as they were published: open pages ask for them, and the CMS is not asked. Every other
 * address is the pages' own matter.
 */
export function withRates(pages: PageSource, { facts }: Pick<PublishingEngine, 'facts'>): PageSource {
  return {
    ...pages,
    answer: async (path, ...rest) => {
      const rates = path === latestRatesPath ? facts().exchangeRates : null
      if (rates === null) return pages.answer(path, ...rest)
      const body = Buffer.from(JSON.stringify(rates))
      const headers = {
        'Content-Type': 'application/json',
        'Content-Security-Policy': dataPolicy,
        'Cache-Control': pageCaching,
        'X-Robots-Tag': 'noindex',
        ETag: entityTag(body),
      }
      return { status: 200, headers, body }
    },
  }
}
