import { type SearchKind, searchKinds } from './search-kind'

/** What could be meant by what somebody is typing. */
export type Suggestion = { kind: SearchKind; title: string; href: string }

export const shortestSuggestionQuery = 2
export const longestSuggestionQuery = 100

/** Whether a value is a list of suggestions, for the page that asked. Addresses lead nowhere but to this site. */
export function isSuggestions(value: unknown): value is Suggestion[] {
  return Array.isArray(value) && value.every(isSuggestion)
}

function isSuggestion(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { kind, title, href }: { [Key in keyof Suggestion]?: unknown } = value
  const isKind = searchKinds.some((known) => known === kind)
  return isKind && typeof title === 'string' && typeof href === 'string' && /^\/(?!\/)/.test(href)
}
