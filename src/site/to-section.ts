import type { SiteDocument } from '@/src/content/get-document'
import type { Here } from './here'

/** The part of the site that a document belongs to: tips are for private customers; people belong to the bank itself. */
export function toSection(document: SiteDocument): Here['section'] {
  if (document.kind === 'page') return document.page.section
  return document.kind === 'tip' ? 'private' : 'about'
}
