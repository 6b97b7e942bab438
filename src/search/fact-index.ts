import type { Locale } from '@/src/i18n/locales'
import { isStopWord, splitWords, stemWord } from './normalise-word'
import type { SearchFact } from './search-fact'
import type { Synonyms } from './synonyms'

/** What pages state as data, to answer a question with. */
export type FactIndex = {
  add: (fact: SearchFact) => void
  remove: (fact: SearchFact) => void
  /**
   * The facts that answer a question: none unless each of its words is said of them, and none where too many do.
   *
   * @param words folded, without those that say nothing.
   */
  answer: (words: readonly string[], synonyms: Synonyms) => SearchFact[]
}

type Stems = Readonly<Record<'name' | 'about' | 'context', ReadonlySet<string>>>
type Reading = { name: number; about: number /** Words that stand there as they were asked. */; exact: number }

/** Another word for the same thing names it less surely. */
const ofSynonym = 0.8
/** More than this are no answer: nobody can tell which was meant. */
const mostAnswers = 3

export function createFactIndex(locale: Locale): FactIndex {
  const stemsOf = new Map<SearchFact, Stems>()
  const byStem = new Map<string, Set<SearchFact>>()
  const toStems = (text: string) =>
    new Set(splitWords(text).flatMap((word) => (isStopWord(word, locale) ? [] : [stemWord(word, locale)])))
  const allOf = ({ name, about, context }: Stems) => new Set([...name, ...about, ...context])

  /** How much of what a fact is said of has been asked for; null unless it is said of every word. */
  const read = (stems: Stems, asked: readonly ReadonlySet<string>[]): Reading | null => {
    const has = (words: ReadonlySet<string>, forms: ReadonlySet<string>) => [...forms].find((form) => words.has(form))
    const named = new Map<string, number>()
    const told = new Map<string, number>()
    for (const forms of asked) {
      const inName = has(stems.name, forms)
      const inAbout = has(stems.about, forms)
      const [own] = forms
      if (inName !== undefined) named.set(inName, inName === own ? 1 : ofSynonym)
      if (inAbout !== undefined) told.set(inAbout, inAbout === own ? 1 : ofSynonym)
      if (inName === undefined && inAbout === undefined && has(stems.context, forms) === undefined) return null
    }
    const share = (words: ReadonlySet<string>, found: ReadonlyMap<string, number>) =>
      words.size === 0 ? 1 : [...found.values()].reduce((sum, weight) => sum + weight, 0) / words.size
    const all = allOf(stems)
    const exact = asked.filter((forms) => [...forms].slice(0, 1).some((own) => all.has(own))).length
    return { name: share(stems.name, named), about: share(stems.about, told), exact }
  }

  return {
    add: (fact) => {
      const stems = { name: toStems(fact.name), about: toStems(fact.about), context: toStems(fact.context) }
      stemsOf.set(fact, stems)
      for (const stem of allOf(stems)) byStem.set(stem, (byStem.get(stem) ?? new Set()).add(fact))
    },
    remove: (fact) => {
      const stems = stemsOf.get(fact)
      if (!stems) return
      for (const stem of allOf(stems)) byStem.get(stem)?.delete(fact)
      stemsOf.delete(fact)
    },
    answer: (words, synonyms) => {
      const asked = words.map((word) => new Set([word, ...synonyms.of(word)].map((form) => stemWord(form, locale))))
      const [first] = asked
      if (!first) return []
      const candidates = new Set([...first].flatMap((form) => [...(byStem.get(form) ?? [])]))
      const matching = [...candidates].flatMap((fact) => {
        const stems = stemsOf.get(fact)
        const reading = stems ? read(stems, asked) : null
        return reading && isAnswer(reading, words.length)
          ? [{ fact, score: reading.exact * 4 + reading.name + reading.about }]
          : []
      })
      const most = Math.max(...matching.map(({ score }) => score))
      const best = onceEach(matching.flatMap(({ fact, score }) => (score === most ? [fact] : [])))
      return best.length > mostAnswers ? [] : best
    },
  }
}

/** What is asked has to be named, and so has what it is asked of; one word is enough only where it says all. */
function isAnswer({ name, about }: Reading, asked: number): boolean {
  return asked === 1 ? name === 1 && about === 1 : name >= 0.5 && about >= 0.5
}

/** What several pages state alike is said once. */
function onceEach(facts: readonly SearchFact[]): SearchFact[] {
  const seen = new Set<string>()
  return facts
    .toSorted((one, other) => Number(one.day === null) - Number(other.day === null))
    .filter(({ value }) => !seen.has(value) && seen.add(value))
}
