import type { Locale } from '@/src/i18n/locales'
import { foldWord, meaningfulWords, splitWords, stemWord } from './normalise-word'

/** Words that visitors use for the same thing, in groups. Each is a word or a phrase; order means nothing. */
export type SynonymGroups = readonly (readonly string[])[]

/** Other words for a word, and other ways to ask the same. */
export type Synonyms = {
  /** @param word folded. @returns its other words, folded; none for most. */
  of: (word: string) => readonly string[]
  /** Whether staff wrote the word, alone or in a phrase. @param word folded. */
  has: (word: string) => boolean
  /**
   * The same question with a phrase of it said otherwise, or one of its words as a phrase.
   *
   * @param words folded, without those that say nothing.
   */
  rewrite: (words: readonly string[]) => readonly (readonly string[])[]
}

/** A question is asked in so many other ways at most: each is a search of its own. */
const mostWays = 8

/** A word or a phrase as it is compared, and what it is replaced by. */
type Saying = {
  words: readonly string[]
  stems: readonly string[]
  isPhrase: boolean
  /** A phrase of which one word is left says too little to be asked by; it still names what is meant. */
  isAsked: boolean
  group: number
}

/** Makes groups ready to be asked: a word is known in all its forms. */
export function createSynonyms(groups: SynonymGroups, locale: Locale): Synonyms {
  const toStem = (word: string) => stemWord(word, locale)
  const byStem = new Map<string, readonly string[]>()
  for (const group of groups) {
    const words = group.filter((word) => splitWords(word).length === 1).map(foldWord)
    for (const word of words) {
      const stem = toStem(word)
      const others = words.filter((other) => toStem(other) !== stem)
      byStem.set(stem, [...new Set([...(byStem.get(stem) ?? []), ...others])])
    }
  }
  const sayings = groups.flatMap((group, place): Saying[] => {
    const isWithPhrase = group.some((entry) => splitWords(entry).length > 1)
    if (!isWithPhrase) return []
    return group.map((entry) => {
      const words = meaningfulWords(entry, locale)
      const isPhrase = splitWords(entry).length > 1
      return { words, stems: words.map(toStem), isPhrase, isAsked: !isPhrase || words.length > 1, group: place }
    })
  })
  const byFirstStem = Map.groupBy(sayings, ({ stems }) => stems[0] ?? '')
  const byGroup = Map.groupBy(sayings, ({ group }) => group)
  const known = new Set([...byStem.keys(), ...sayings.flatMap(({ stems }) => stems)])
  return {
    of: (word) => byStem.get(toStem(word)) ?? [],
    has: (word) => known.has(toStem(word)),
    rewrite: (words) => {
      const stems = words.map(toStem)
      const standing = [...new Set(stems)]
        .flatMap((stem) => byFirstStem.get(stem) ?? [])
        .filter((saying) => saying.isAsked && saying.stems.every((stem) => stems.includes(stem)))
        // The longest phrase says most: “credit card” is not “credit”.
        .toSorted((one, other) => other.stems.length - one.stems.length)
      const longest = standing[0]?.stems.length ?? 0
      return standing
        .filter((saying) => saying.stems.length === longest)
        .flatMap((saying) => {
          const rest = words.filter((_, at) => !saying.stems.includes(stems[at] ?? ''))
          return (byGroup.get(saying.group) ?? [])
            .filter((other) => other !== saying && (saying.isPhrase || other.isPhrase))
            .map((other) => [...other.words, ...rest])
        })
        .slice(0, mostWays)
    },
  }
}

/** Reads groups as staff write them: one a line, with commas between the words. Lines without two words say nothing. */
export function parseSynonyms(text: string): SynonymGroups {
  return text
    .split('\n')
    .map((line) =>
      line
        .split(',')
        .map((word) => word.trim())
        .filter((word) => splitWords(word).length > 0),
    )
    .filter((words) => words.length > 1)
}

/** A phrase that is longer is a question of its own. */
const longestPhrase = 6

/** The entries of such a text that are no word and no phrase, and the lines that have only one. */
export function findSynonymMistakes(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const words = line.split(',').map((word) => word.trim())
    if (line.trim() === '') return []
    const wrong = words.filter((word) => !/^[\p{L}\p{N} ]+$/u.test(word) || splitWords(word).length > longestPhrase)
    if (wrong.length > 0) return wrong.map((word) => word || line.trim())
    return words.length === 1 ? [line.trim()] : []
  })
}
