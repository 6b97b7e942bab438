import type { SiteDocument } from '@/src/content/get-document'
import { type Locale, otherLocale } from '@/src/i18n/locales'
import { toHref } from '@/src/links/to-href'
import type { Section } from '@/src/publications/place'
import { toSection } from './to-section'

/** Where the visitor is, as far as header, footer and breadcrumbs need to know. */
export type Here = {
  locale: Locale
  /** The page's address within its language. */
  path: string
  section: Section
  /** The public address of the same page in the other language, or of the nearest parent that has one. */
  alternateHref: string
}

/** The place of a document, at an address that it has in a language. */
export function toHere(document: SiteDocument, { locale, path }: Pick<Here, 'locale' | 'path'>): Here {
  const other = otherLocale(locale)
  return { locale, path, section: toSection(document), alternateHref: toHref(other, document.nearestAddresses[other]) }
}
