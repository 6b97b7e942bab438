import type { SiteDocument } from '@/src/content/get-document'
import { defaultLocale } from '@/src/i18n/locales'

/**
 * What seeds the figure of a document: its name for a person, as in lists of people; otherwise its address in the default
 * language, so that the page has the same figure in every language.
 */
export function toFigureSeed(document: SiteDocument): string {
  const ownName = document.kind === 'person' ? document.person.name : null
  return ownName ?? document.addresses[defaultLocale] ?? document.path
}
