import type { Locale } from '@/src/i18n/locales'
import type { SearchEntry } from '@/src/search/search-entry'
import type { SynonymGroups } from '@/src/search/synonyms'

/** What can be found on the finished pages: it changes with them, at the same moment. */
export type FindablePages = {
  put: (href: string, entries: readonly SearchEntry[]) => void
  remove: (href: string) => void
  setSynonyms: (groups: Readonly<Record<Locale, SynonymGroups>>) => void
}
