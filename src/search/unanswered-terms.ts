import { z } from 'zod'
import { type Locale, locales } from '@/src/i18n/locales'
import { splitWords } from './normalise-word'

/** A term that found nothing, and how often since it was last told. */
export const unansweredTerm = z.object({
  term: z.string().min(2).max(60),
  locale: z.enum(locales),
  count: z.number().int().min(1).max(100_000),
})
export type UnansweredTerm = z.infer<typeof unansweredTerm>

/** More words than this are a letter to somebody, not a search. */
const mostWords = 5
const longestTerm = 60
/** Whoever sends random terms fills no memory. */
const mostTerms = 500

/**
 * A search as it may be kept: folded words alone. What may say something of a person is not kept at all: whatever has a digit or
 * an `@`, and what is too long to be a search.
 *
 * @returns null when it may not be kept, or says nothing.
 */
export function toKeptTerm(typed: string): string | null {
  if (/[\p{N}@]/u.test(typed)) return null
  const words = splitWords(typed)
  const term = words.join(' ')
  const letters = [...term].length
  return words.length <= mostWords && letters >= 2 && letters <= longestTerm ? term : null
}

/** Counts searches that found nothing, in memory, until they are told to the CMS. */
export type UnansweredTerms = {
  note: (locale: Locale, typed: string) => void
  /** What was counted since the last time; counting begins anew. */
  take: () => UnansweredTerm[]
  /** Puts back what could not be told. */
  putBack: (terms: readonly UnansweredTerm[]) => void
}

export function createUnansweredTerms(): UnansweredTerms {
  const counted = new Map<string, UnansweredTerm>()
  const add = ({ term, locale, count }: UnansweredTerm) => {
    const key = `${locale} ${term}`
    const known = counted.get(key)
    if (known || counted.size < mostTerms) counted.set(key, { term, locale, count: (known?.count ?? 0) + count })
  }
  return {
    note: (locale, typed) => {
      const term = toKeptTerm(typed)
      if (term !== null) add({ term, locale, count: 1 })
    },
    take: () => {
      const terms = [...counted.values()]
      counted.clear()
      return terms
    },
    putBack: (terms) => {
      for (const term of terms) add(term)
    },
  }
}
