import type { Locale } from '@/src/i18n/locales'
import type { SearchKind } from '@/src/search/search-kind'

/** Everything that the field of the search form is drawn from. */
export type SearchFieldProps = {
  id: string
  locale: Locale
  /** What was searched for. */
  words: string
  /** Where suggestions come from, as JSON. */
  suggestionsHref: string
  label: string
  texts: Readonly<Record<'list' | 'one' | 'many' | 'none', string>>
  /** What each kind of result is called. */
  kinds: Readonly<Record<SearchKind, string>>
  classNames: Readonly<Record<'field' | 'label' | 'control', string>>
}
