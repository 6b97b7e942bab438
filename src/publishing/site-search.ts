import { inLocales, type Locale, locales } from '@/src/i18n/locales'
import { localeOf } from '@/src/links/to-href'
import { answerSearches, type SiteSearch } from '@/src/search/search-channel'
import { createSearchIndex, type SearchIndex } from '@/src/search/search-index'
import type { FindablePages } from './findable-pages'

/** Finds what is on the finished pages. */
export type SiteSearchIndex = FindablePages & { search: SiteSearch; close: () => void }

/** Opens an index for each language and answers whoever asks in this process. */
export function openSiteSearch(): SiteSearchIndex {
  const indexes: Readonly<Record<Locale, SearchIndex>> = inLocales(createSearchIndex)
  const search: SiteSearch = (locale, question) => indexes[locale].search(question)
  const close = answerSearches(search)
  return {
    put: (href, entries) => indexes[localeOf(href)].put(href, entries),
    remove: (href) => indexes[localeOf(href)].remove(href),
    search,
    setSynonyms: (groups) => {
      for (const locale of locales) indexes[locale].setSynonyms(groups[locale])
    },
    close,
  }
}
