import type { PageContext } from '@/src/content/page-context'
import { formatDate } from '@/src/i18n/format'
import { toHref } from '@/src/links/to-href'
import { toFactLabel } from '@/src/search/search-fact'
import type { SearchResult } from '@/src/search/search-index'
import { type SearchKind, searchKinds } from '@/src/search/search-kind'
import { resultsPerPage, toSearchRequest } from '@/src/search/search-request'

/** What a search found, with the ways to see it differently. */
export type FoundProps = {
  words: string
  /** Null when the search cannot answer at the moment. */
  total: number | null
  results: readonly SearchResult[]
  /** What answers the question by itself, with where it stands and the day it is of. */
  answers: readonly { label: string; value: string; detail: string; href: string; date: string | null }[]
  /** Ways to see one kind only, or all; none when everything found is of one kind. */
  filters: readonly { kind: SearchKind | 'all'; count: number; href: string; isCurrent: boolean }[]
  previousHref: string | null
  nextHref: string | null
}

/** @returns null when nothing was searched for. */
export function toFound({ locale, path, query, search }: PageContext): FoundProps | null {
  const { words, kind, pageNumber } = toSearchRequest(query)
  if (words === '') return null
  if (!search) return { words, total: null, results: [], answers: [], filters: [], previousHref: null, nextHref: null }
  const toAddress = (changed: { kind?: SearchKind | undefined; page?: number }) => {
    const parameters = new URLSearchParams({ q: words })
    if (changed.kind) parameters.set('kind', changed.kind)
    if (changed.page && changed.page > 1) parameters.set('page', String(changed.page))
    return `${toHref(locale, path)}?${parameters}`
  }
  const kinds = searchKinds.filter((candidate) => search.counts[candidate])
  const all = kinds.reduce((sum, candidate) => sum + (search.counts[candidate] ?? 0), 0)
  const filters = [
    { kind: 'all' as const, count: all, href: toAddress({}), isCurrent: !kind },
    ...kinds.map((one) => ({
      kind: one,
      count: search.counts[one] ?? 0,
      href: toAddress({ kind: one }),
      isCurrent: one === kind,
    })),
  ]
  return {
    words,
    total: search.total,
    results: search.results,
    answers: search.answers.map((fact) => ({
      label: toFactLabel(fact),
      value: fact.value,
      detail: fact.detail,
      href: fact.href,
      date: fact.day && formatDate(locale, fact.day),
    })),
    filters: kinds.length > 1 || kind ? filters : [],
    previousHref: pageNumber > 1 ? toAddress({ kind, page: pageNumber - 1 }) : null,
    nextHref: pageNumber * resultsPerPage < search.total ? toAddress({ kind, page: pageNumber + 1 }) : null,
  }
}
