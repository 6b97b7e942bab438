import type { SiteDocument } from '@/src/content/get-document'

/** The date with which search engines are told of a document; null when they are not to find its page. */
export function toListedOn(document: SiteDocument): string | null {
  switch (document.kind) {
    case 'page':
      return isSearch(document) ? null : document.page.updatedAt
    case 'tip':
      return document.tip.updatedAt
    case 'person':
      return document.person.updatedAt
    case 'branch':
      return document.branch.updatedAt
  }
}

/** A page of search results is not a place to find in a search engine. */
export function isSearch(document: SiteDocument): boolean {
  return document.kind === 'page' && document.page.pageType === 'search'
}
