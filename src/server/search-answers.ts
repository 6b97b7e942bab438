import { isLocale, type Locale } from '../i18n/locales'
import { suggestionsPath } from '../links/suggestions'
import type { PublishingEngine } from '../publishing/publishing-engine'
import type { UnansweredTeller } from '../publishing/unanswered-teller'
import { longestSuggestionQuery, type Suggestion, shortestSuggestionQuery } from '../search/suggestion'
import type { PageSource } from './public-listener'
import { dataPolicy } from './security-headers'
import { type Answer, entityTag } from './send'

type SearchOptions = Pick<PublishingEngine, 'search' | 'store' | 'version'> & Pick<UnansweredTeller, 'note'>

const mostSuggestions = 8
/** Answers kept until the next publication: people type the same beginnings. */
const mostKept = 500

/**
 * Answers `/_search?lang=pt&q=…` with what could be meant, and counts the searches of whole pages that found nothing. Neither CMS
 * nor database is asked. Every other address is the pages' own matter.
 */
export function withSearch(pages: PageSource, { search, store, version, note }: SearchOptions): PageSource {
  const kept = new Map<string, Answer>()
  let keptVersion = -1

  function suggest(locale: Locale, words: string): Answer {
    // What was taken back must not be suggested for a moment longer.
    if (keptVersion !== version()) kept.clear()
    keptVersion = version()
    const key = `${locale} ${words}`
    const known = kept.get(key)
    if (known) return known
    const answer = toAnswer(toSuggestions(search(locale, { words, limit: mostSuggestions }).results))
    if (kept.size >= mostKept) kept.clear()
    kept.set(key, answer)
    return answer
  }

  return {
    ...pages,
    answer: async (path, asked) => {
      const words = asked.get('q')?.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase() ?? ''
      if (path === suggestionsPath) {
        const locale = asked.get('lang') ?? ''
        const isAsked = words.length >= shortestSuggestionQuery && words.length <= longestSuggestionQuery
        return isLocale(locale) && isAsked ? suggest(locale, words) : toAnswer([])
      }
      const answer = await pages.answer(path, asked)
      if (words !== '' && !asked.has('kind') && (await store.get(path))?.parameters.includes('q')) {
        const locale = path.startsWith('/en/') ? 'en' : 'pt'
        if (search(locale, { words, limit: 0 }).total === 0) note(locale, words)
      }
      return answer
    },
  }
}

function toSuggestions(results: ReturnType<SearchOptions['search']>['results']): Suggestion[] {
  return results.map(({ kind, href, title }) => ({ kind, href, title: title.map(({ text }) => text).join('') }))
}

function toAnswer(suggestions: readonly Suggestion[]): Answer {
  const body = Buffer.from(JSON.stringify(suggestions))
  const headers = {
    'Content-Type': 'application/json',
    'Content-Security-Policy': dataPolicy,
    'Cache-Control': 'private, no-cache',
    'X-Robots-Tag': 'noindex',
    ETag: entityTag(body),
  }
  return { status: 200, headers, body }
}
