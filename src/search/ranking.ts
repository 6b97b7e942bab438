import type MiniSearch from 'minisearch'
import type { SearchOptions } from 'minisearch'
import type { Locale } from '@/src/i18n/locales'
import { meaningfulWords, stemWord } from './normalise-word'
import type { SearchEntry } from './search-entry'
import {
  fieldWeights,
  mayBeNamed,
  namedWeight,
  otherWayWeight,
  rarity,
  saidWeight,
  shareWeight,
  synonymWeight,
  toldWeight,
} from './search-weights'
import type { Synonyms } from './synonyms'

/** Stems stand beside words in one index, told apart by a sign that no word has. */
export const stemMark = '~'

/** What has been found, and how well it answers. */
type Ranked = { id: number; score: number }

type Ranking = {
  index: MiniSearch
  entries: ReadonlyMap<number, SearchEntry>
  /** The stems of what people type who look for an entry, saying by saying. */
  sayings: ReadonlyMap<number, readonly ReadonlySet<string>[]>
  locale: Locale
  synonyms: Synonyms
  /** How much an entry counts for a term. */
  weigh: (entry: SearchEntry | undefined, term: string) => number
}

/** What answers a question, the best first: as it was asked, or in another way that staff say means the same. */
export function rankEntries(words: readonly string[], ranking: Ranking): Ranked[] {
  const best = new Map<number, number>()
  const scores = new Map<string, ReadonlyMap<number, number>>()
  /** Other ways to ask share words with the first, which are looked for once. */
  const scoresOnce = (word: string) => {
    const known = scores.get(word) ?? scoresOf(word, ranking)
    scores.set(word, known)
    return known
  }
  const asAsked = rankFor(words, scoresOnce, ranking)
  for (const { id, score } of asAsked) best.set(id, score)
  // Who types a name means it, whatever else its words may stand for.
  const otherWays = isNamed(asAsked, words, ranking) ? [] : ranking.synonyms.rewrite(words)
  for (const otherWay of otherWays) {
    for (const { id, score } of rankFor(otherWay, scoresOnce, ranking))
      best.set(id, Math.max(best.get(id) ?? 0, score * otherWayWeight))
  }
  return [...best].map(([id, score]) => ({ id, score })).sort((one, other) => other.score - one.score)
}

function rankFor(
  words: readonly string[],
  scoresOnce: (word: string) => ReadonlyMap<number, number>,
  { entries, sayings, locale }: Ranking,
): Ranked[] {
  const sums = new Map<number, { score: number; has: number }>()
  let asked = 0
  for (const word of words) {
    const found = scoresOnce(word)
    const weight = rarity(found.size, entries.size)
    asked += weight
    for (const [id, score] of found) {
      const sum = sums.get(id) ?? { score: 0, has: 0 }
      sums.set(id, { score: sum.score + score, has: sum.has + weight })
    }
  }
  const found = [...sums]
    .map(([id, { score, has }]) => ({ id, score: score * shareWeight(has, asked) }))
    .sort((one, other) => other.score - one.score)
  const stems = stemsOf(words.join(' '), locale)
  return found.map(({ id, score }, place) => {
    if (place >= mayBeNamed) return { id, score }
    const named = nameWeight(entries.get(id), stems, locale)
    return { id, score: score * Math.max(named, sayingWeight(sayings.get(id) ?? [], stems)) }
  })
}

/** Whether one of the best is called what was asked. A question has hardly a word besides those that stand everywhere, and is no name. */
function isNamed(found: readonly Ranked[], words: readonly string[], { entries, locale }: Ranking): boolean {
  const asked = stemsOf(words.join(' '), locale)
  return found.slice(0, mayBeNamed).some(({ id }) => {
    const entry = entries.get(id)
    return entry !== undefined && entry.kind !== 'faq' && isCalled(entry.title, asked, locale)
  })
}

/** Whether a title has these words and no others, in whatever forms and order. @param asked their stems */
export function isCalled(title: string, asked: ReadonlySet<string>, locale: Locale): boolean {
  const names = stemsOf(title, locale)
  return names.size === asked.size && [...asked].every((stem) => names.has(stem))
}

/** Who types the name of a page wants the page; who types a part of it wants it rather than one that is called more. */
function nameWeight(entry: SearchEntry | undefined, asked: ReadonlySet<string>, locale: Locale): number {
  const names = stemsOf(entry?.title ?? '', locale)
  const shared = [...asked].filter((stem) => names.has(stem)).length
  if (shared < asked.size || names.size === 0) return 1
  return shared === names.size ? namedWeight : toldWeight(shared / names.size)
}

/** Who types what staff expected of those who look for a page wants it, and more so where nothing of it is missing. */
function sayingWeight(sayings: readonly ReadonlySet<string>[], asked: ReadonlySet<string>): number {
  const shares = sayings.map((saying) => ([...asked].every((stem) => saying.has(stem)) ? asked.size / saying.size : 0))
  const best = Math.max(0, ...shares)
  return asked.size === 0 || best === 0 ? 1 : saidWeight(best)
}

/** How well each entry has one of the words: by its form, its stem or its beginning, or a little less by another word for the same. */
function scoresOf(word: string, { index, entries, locale, synonyms, weigh }: Ranking): ReadonlyMap<number, number> {
  const options: SearchOptions = {
    ...asTyped,
    boost: fieldWeights,
    boostDocument: (id, term) => weigh(entries.get(Number(id)), term),
    fuzzy: false,
    weights: { prefix: 0.5, fuzzy: 0 },
  }
  const best = new Map<number, number>()
  const take = (term: string, weight: number, prefix: boolean) => {
    for (const { id, score } of index.search(term, { ...options, prefix })) {
      const key = Number(id)
      best.set(key, Math.max(best.get(key) ?? 0, score * weight))
    }
  }
  const toTerm = (one: string) => `${stemMark}${stemWord(one, locale)}`
  take(word, 1, word.length > 2)
  take(toTerm(word), 1, false)
  for (const other of synonyms.of(word)) take(toTerm(other), synonymWeight, false)
  return best
}

const asTyped = { tokenize: (text: string) => [text], processTerm: (term: string) => term }

/** The same of what people type who look for something: sayings that say the same are one, and those of words that say nothing are none. */
export function stemsOfSayings(sayings: readonly string[], locale: Locale): ReadonlySet<string>[] {
  const bySaid = new Map(
    sayings.map((saying) => {
      const stems = stemsOf(saying, locale)
      return [[...stems].toSorted().join(' '), stems]
    }),
  )
  return [...bySaid.values()].filter(({ size }) => size > 0)
}

/** What a text is called, whatever the forms and the order of its words. */
export function stemsOf(text: string, locale: Locale): ReadonlySet<string> {
  return new Set(meaningfulWords(text, locale).map((word) => stemWord(word, locale)))
}
