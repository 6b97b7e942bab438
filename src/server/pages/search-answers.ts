import type { Drawing } from '@/src/drawing/drawing'
import { dataPolicy } from '@/src/http/policy'
import { type Answer, entityTag } from '@/src/http/send'
import { isLocale, type Locale } from '@/src/i18n/locales'
import { suggestionsPath } from '@/src/links/suggestions'
import { log } from '@/src/platform/log'
import type { PublishingEngine } from '@/src/publishing/publishing-engine'
import { longestSuggestionQuery, type Suggestion, shortestSuggestionQuery } from '@/src/search/suggestion'
import type { PageSource } from './page-source'

type SearchOptions = Pick<PublishingEngine, 'version'> & {
  /** Searches, elsewhere than on this thread. */
  suggestions: Drawing['suggestions']
}

/** Answers kept until the next publication: people type the same beginnings. */
const mostKept = 500

type Asked = { locale: Locale; words: string }

/**
 * Answers `/_search?lang=pt&q=…` with what could be meant. Neither CMS nor database is asked. Every other address is the pages' own
 * matter.
 */
export function withSearch(pages: PageSource, { suggestions, version }: SearchOptions): PageSource {
  const kept = new Map<string, Promise<Answer>>()
  let keptVersion = -1

  async function search(asked: Asked, network: string): Promise<Answer> {
    const found = await suggestions(asked, network)
    return found ? toAnswer(found) : toRefusal(429)
  }

  function suggest(asked: Asked, network: string): Promise<Answer> {
    // What was taken back must not be suggested for a moment longer.
    if (keptVersion !== version()) kept.clear()
    keptVersion = version()
    const key = `${asked.locale} ${asked.words}`
    const known = kept.get(key)
    if (known) return known
    const answer = search(asked, network).catch((error: unknown) => {
      // Not with its words: they are what a visitor typed.
      log.error('A search could not be answered', { error })
      return toRefusal(503)
    })
    if (kept.size >= mostKept) kept.clear()
    kept.set(key, answer)
    void answer.then(({ status }) => {
      if (status !== 200 && kept.get(key) === answer) kept.delete(key)
    })
    return answer
  }

  return {
    ...pages,
    answer: async (path, asked, network) => {
      if (path !== suggestionsPath) return pages.answer(path, asked, network)
      const words = asked.get('q')?.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase() ?? ''
      const locale = asked.get('lang') ?? ''
      const isAsked = words.length >= shortestSuggestionQuery && words.length <= longestSuggestionQuery
      return isLocale(locale) && isAsked ? suggest({ locale, words }, network) : toAnswer([])
    },
  }
}

function toAnswer(suggestions: readonly Suggestion[]): Answer {
  const body = Buffer.from(JSON.stringify(suggestions))
  return { status: 200, headers: { ...headers, 'Cache-Control': 'private, no-cache', ETag: entityTag(body) }, body }
}

/** No list: that would say that nothing was found. */
function toRefusal(status: 429 | 503): Answer {
  const body = Buffer.from(JSON.stringify({ status }))
  return { status, headers: { ...headers, 'Cache-Control': 'no-store', 'Retry-After': '5' }, body }
}

const headers = {
  'Content-Type': 'application/json',
  'Content-Security-Policy': dataPolicy,
  'X-Robots-Tag': 'noindex',
} as const
