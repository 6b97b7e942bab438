import type { SiteDocument } from '@/src/content/get-document'
import type { Section } from '@/src/publications/place'

/** The part of the site that a document belongs to: tips are for private customers; people belong to the bank itself. */
export function toSection(document: SiteDocument): Section {
  if (document.kind === 'page') return document.page.section
  return document.kind === 'tip' ? 'private' : 'about'
}
