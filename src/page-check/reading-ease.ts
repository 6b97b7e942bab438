import type { Locale } from '@/src/i18n/locales'
import { countSyllables } from './count-syllables'

/** How easy a text is to read, from 0 or less (very hard) to 100 or more, and from how many words that is known. */
export type ReadingEase = { score: number; words: number }

/**
 * What Flesch's scale begins with. Portuguese words have more syllables than English ones that are as easy: Martins and others
 * measured 42 points on school books of known grades.
 */
const base = { en: 206.835, pt: 248.835 } as const

/** Shorter pieces are labels, which nobody reads as sentences. */
const fewestWords = 4

/**
 * The reading ease of paragraphs and points of lists, each of which holds whole sentences.
 *
 * @returns null when there is not one sentence.
 * @see R. Flesch, “A new readability yardstick”, Journal of Applied Psychology 32 (1948), 221-233.
 * @see T. B. F. Martins, C. M. Ghiraldelo, M. G. V. Nunes, O. N. de Oliveira Jr., “Readability formulas applied to textbooks in
 * Brazilian Portuguese”, Notas do ICMSC-USP 28 (1996).
 */
export function measureReadingEase(texts: readonly string[], locale: Locale): ReadingEase | null {
  const sentences = texts
    .flatMap(toSentences)
    .map((sentence) => sentence.match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? [])
    .filter((words) => words.length >= fewestWords)
  const words = sentences.flat()
  if (words.length === 0) return null
  const syllables = words.reduce((sum, word) => sum + countSyllables(word, locale), 0)
  const score = base[locale] - 1.015 * (words.length / sentences.length) - 84.6 * (syllables / words.length)
  return { score, words: words.length }
}

/**
 * Below this a text is of the hardest kind on the scale of its language: for scientists and lawyers.
 *
 * @see the same sources: “very difficult” is 0 to 30 with Flesch, “muito difícil” 0 to 25 with Martins and others.
 */
export const hardestEase = { en: 30, pt: 25 } as const

/**
 * The sentences of a text, in one pass: a row of a million full stops, which nothing follows, is looked at once.
 */
function toSentences(text: string): string[] {
  const sentences: string[] = []
  let begun = 0
  for (const { 0: mark, index } of text.matchAll(/[.!?…]+|[;:]/gu)) {
    const after = index + mark.length
    const isEnd = after === text.length ? !/[;:]/u.test(mark) : /\s/u.test(text.charAt(after))
    if (!isEnd) continue
    sentences.push(text.slice(begun, index))
    begun = after
  }
  return [...sentences, text.slice(begun)]
}
