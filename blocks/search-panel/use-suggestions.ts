import { useEffect, useState } from 'react'
import useSWR from 'swr'
import {
  isSuggestions,
  longestSuggestionQuery,
  type Suggestion,
  shortestSuggestionQuery,
} from '@/src/search/suggestion'
import type { SearchFieldProps } from './search-field-props'

/** Time without a key after which suggestions are asked for. */
const pauseMs = 150

const none: readonly Suggestion[] = []

/**
 * What could be meant by what somebody is typing. While new suggestions are under way the ones before stay; when they cannot be
 * had there are none, and the form works as ever.
 *
 * @returns null while nothing was asked for.
 */
export function useSuggestions(
  typed: string,
  { suggestionsHref, locale, words }: Pick<SearchFieldProps, 'suggestionsHref' | 'locale' | 'words'>,
): readonly Suggestion[] | null {
  const [settled, setSettled] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  const query = settled.trim().replaceAll(/\s+/g, ' ')
  // What the page has already answered needs no suggestion.
  const isAsked = query !== words && query.length >= shortestSuggestionQuery && query.length <= longestSuggestionQuery
  const href = `${suggestionsHref}?${new URLSearchParams({ lang: locale, q: query })}`
  const { data, error } = useSWR(isAsked ? href : null, readSuggestions, {
    keepPreviousData: true,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  if (!isAsked) return null
  return error ? none : (data ?? null)
}

async function readSuggestions(href: string): Promise<readonly Suggestion[]> {
  const answer = await fetch(href, { headers: { Accept: 'application/json' } })
  const suggestions: unknown = await answer.json()
  if (!isSuggestions(suggestions)) throw new Error('The answer holds no suggestions')
  return suggestions
}
