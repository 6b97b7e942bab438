import type { Locale } from '@/src/i18n/locales'
import { openProcessChannel } from '@/src/platform/process-channel'
import type { SearchAnswer, SearchQuestion } from './search-index'

export type SiteSearch = (locale: Locale, question: SearchQuestion) => SearchAnswer

/** The index lives with the finished pages, and pages are drawn by Next. */
const searches = openProcessChannel<{ locale: Locale; question: SearchQuestion }, SearchAnswer>('sona:search')

/**
 * Answers questions asked anywhere in this process.
 *
 * @returns what ends answering.
 */
export function answerSearches(search: SiteSearch): () => void {
  return searches.answer(({ locale, question }) => search(locale, question))
}

/** Asks the index of this process. @returns null when there is none, as in development. */
export function askSearch(locale: Locale, question: SearchQuestion): SearchAnswer | null {
  return searches.ask({ locale, question })
}
