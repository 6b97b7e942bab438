import type { Locale } from '@/src/i18n/locales'
import type { SearchEntry } from '@/src/search/search-entry'
import { judgedQueries } from '@/tests/cases/judged-queries'

/** Words of a document, about as many as a page of the site has. */
const wordsPerText = 120
/** A language has many rare words and few frequent ones: the index grows with the rare ones. */
const rareWords = 20_000
/** Of a hundred words of Portuguese so many are articles, prepositions and the like. */
const smallWordShare = 0.4
const smallWords: Readonly<Record<Locale, readonly string[]>> = {
  pt: 'a ao as com como da das de do dos e em mais na no o os ou para pela por que se sem um uma'.split(' '),
  en: 'a an and are as at be by for from has have in is it of on or our so that the this to we with you your'.split(
    ' ',
  ),
}

const syllables =
  'ba ca da fa ga la ma na pa ra sa ta va be de fe le me ne pe re se te ve bi di fi li mi ni pi ri si ti vi bo co do fo lo mo no po ro so to vo bu cu du lu mu nu pu ru su tu'.split(
    ' ',
  )

/** Numbers from 0 to 1 that are the same at every run. @see "xorshift32" of G. Marsaglia, Journal of Statistical Software 8 (2003) */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
}

/** Documents of made-up and real words in the proportions of a language (Zipf's law), the same at every run. */
export function makeSearchDocuments(count: number, locale: Locale): SearchEntry[] {
  const random = createRandom(20_261_121)
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]
  const makeWord = () => Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(syllables)).join('')
  const real = judgedQueries.filter((query) => query.locale === locale).flatMap(({ words }) => words.split(' '))
  // What people look for stands in many documents, but seldom in most.
  const words = Array.from({ length: rareWords }, (_, place) =>
    place % 15 === 7 ? (real[Math.floor(place / 15)] ?? makeWord()) : makeWord(),
  )
  const vocabulary = [...new Set(words)]
  const word = () =>
    random() < smallWordShare
      ? pick(smallWords[locale])
      : (vocabulary[Math.floor(vocabulary.length ** random()) - 1] ?? '')
  const text = (words: number) => Array.from({ length: words }, word).join(' ')
  return Array.from({ length: count }, (_, place) => ({
    kind: 'page' as const,
    title: text(4),
    href: `/p/${place}`,
    section: 'private' as const,
    summary: text(15),
    keywords: '',
    text: text(wordsPerText),
  }))
}
