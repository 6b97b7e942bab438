import type { SearchQuestion } from './search-index'
import { type SearchKind, searchKinds } from './search-kind'

/** How many results stand on a page. */
export const resultsPerPage = 10
/** Nobody reads further; a search that needs it needs other words. */
const lastPage = 50

/** The parameters of an address that a search answers. */
export const searchParameters = ['q', 'kind', 'page'] as const

export type SearchRequest = { words: string; kind: SearchKind | undefined; pageNumber: number }

/** What an address asks. What makes no sense is left out: a search has no wrong questions. */
export function toSearchRequest(query: Readonly<Record<string, string>>): SearchRequest {
  const pageNumber = /^\d{1,3}$/.test(query['page'] ?? '') ? Number(query['page']) : 1
  return {
    words: (query['q'] ?? '').trim(),
    kind: searchKinds.find((kind) => kind === query['kind']),
    pageNumber: Math.min(Math.max(pageNumber, 1), lastPage),
  }
}

/** The question to put to the index. */
export function toSearchQuestion({ words, kind, pageNumber }: SearchRequest): SearchQuestion {
  return { words, kind, offset: (pageNumber - 1) * resultsPerPage, limit: resultsPerPage }
}
