import type { Locale } from '@/src/i18n/locales'
import { foldWord, splitWords, stemWord } from './normalise-word'

/** Words that visitors use for the same thing, in groups. Each is one word; order means nothing. */
export type SynonymGroups = readonly (readonly string[])[]

/** Other words for a word. */
export type Synonyms = {
  /** @param word folded. @returns its other words, folded; none for most. */
  of: (word: string) => readonly string[]
}

/** Makes groups ready to be asked: a word is known in all its forms. */
export function createSynonyms(groups: SynonymGroups, locale: Locale): Synonyms {
  const byStem = new Map<string, readonly string[]>()
  for (const group of groups) {
    const words = group.map(foldWord)
    for (const word of words) {
      const stem = stemWord(word, locale)
      const others = words.filter((other) => stemWord(other, locale) !== stem)
      byStem.set(stem, [...new Set([...(byStem.get(stem) ?? []), ...others])])
    }
  }
  return { of: (word) => byStem.get(stemWord(word, locale)) ?? [] }
}

/** Reads groups as staff write them: one a line, with commas between the words. Lines without two words say nothing. */
export function parseSynonyms(text: string): SynonymGroups {
  return text
    .split('\n')
    .map((line) =>
      line
        .split(',')
        .map((word) => word.trim())
        .filter((word) => splitWords(word).length === 1),
    )
    .filter((words) => words.length > 1)
}

/** The entries of such a text that are no single word, and the lines that have only one. */
export function findSynonymMistakes(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const words = line.split(',').map((word) => word.trim())
    if (line.trim() === '') return []
    const wrong = words.filter((word) => !/^[\p{L}\p{N}]+$/u.test(word))
    if (wrong.length > 0) return wrong.map((word) => word || line.trim())
    return words.length === 1 ? [line.trim()] : []
  })
}
