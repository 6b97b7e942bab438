import MiniSearch from 'minisearch'
import type { Locale } from '@/src/i18n/locales'
import { type ExtractPart, toExtract } from './extract'
import { createFactIndex } from './fact-index'
import { foldWord, isStopWord, joinedWords, meaningfulWords, splitWords, stemWord } from './normalise-word'
import { isCalled, rankEntries, stemMark, stemsOf, stemsOfSayings } from './ranking'
import type { SearchEntry } from './search-entry'
import type { SearchFact } from './search-fact'
import type { SearchKind } from './search-kind'
import { fieldWeights, mayBeNamed, weightOf, worthShowing } from './search-weights'
import { createSpelling } from './spelling'
import { createSynonyms, type SynonymGroups } from './synonyms'

/** One thing that was found. */
export type SearchResult = {
  kind: SearchKind
  href: string
  section: SearchEntry['section']
  title: readonly ExtractPart[]
  extract: readonly ExtractPart[]
}

export type SearchAnswer = {
  /** How many of each kind there are, whichever kind is shown. */
  counts: Readonly<Partial<Record<SearchKind, number>>>
  /** How many results there are of the kind that is shown. */
  total: number
  results: readonly SearchResult[]
  /** What answers the question by itself, of all kinds and at the beginning only. */
  answers: readonly SearchFact[]
}

export type SearchQuestion = { words: string; kind?: SearchKind | undefined; offset?: number; limit: number }

/** What can be found in one language. What is removed is never found again. */
export type SearchIndex = {
  /** Replaces everything that a page brings. */
  put: (pageHref: string, entries: readonly SearchEntry[]) => void
  remove: (pageHref: string) => void
  search: (question: SearchQuestion) => SearchAnswer
  /** Takes other words for the same thing from now on. */
  setSynonyms: (groups: SynonymGroups) => void
  /** How many things can be found. */
  size: () => number
}

type Indexed = SearchEntry & { id: number }

export function createSearchIndex(locale: Locale): SearchIndex {
  const index = new MiniSearch<Indexed>({
    fields: Object.keys(fieldWeights),
    // What a summary says weighs more, without a field of its own: each field makes the index larger.
    extractField: (entry, field) =>
      field === 'text' ? `${entry.summary} ${entry.summary} ${entry.text}` : fieldOf(entry, field),
    tokenize: (text, field) =>
      field !== undefined && namingFields.has(field) ? [...splitWords(text), ...joinedWords(text)] : splitWords(text),
    // Each word as its stem, for its forms; where a name may stand also as it is written, for the beginnings that people type. Of
    // everything it would make the index of a large site twice as large.
    processTerm: (word, field) => {
      if (field !== undefined && !namingFields.has(field) && isStopWord(word, locale)) return null
      const stem = `${stemMark}${stemWord(word, locale)}`
      return field !== undefined && namingFields.has(field) ? [word, stem] : stem
    },
    autoVacuum: { minDirtCount: 50, minDirtFactor: 0.1 },
  })
  const entries = new Map<number, SearchEntry>()
  /** How many branches have a term in what they are called and where they are. */
  const branchTerms = new Map<string, number>()
  const countTerms = (entry: SearchEntry, step: 1 | -1) => {
    if (entry.kind !== 'branch') return
    for (const term of termsOf(`${entry.title} ${entry.keywords}`, locale))
      branchTerms.set(term, (branchTerms.get(term) ?? 0) + step)
  }
  const spelling = createSpelling()
  const facts = createFactIndex(locale)
  const sayings = new Map<number, readonly ReadonlySet<string>[]>()
  const idsByPage = new Map<string, readonly number[]>()
  let newestId = 0
  let synonyms = createSynonyms([], locale)

  const remove = (pageHref: string) => {
    for (const id of idsByPage.get(pageHref) ?? []) {
      const entry = entries.get(id)
      if (!entry) continue
      index.remove({ ...entry, id })
      countTerms(entry, -1)
      spelling.remove(wordsOf(entry))
      for (const fact of entry.facts ?? []) facts.remove(fact)
      entries.delete(id)
      sayings.delete(id)
    }
    idsByPage.delete(pageHref)
  }

  /** What was meant by each word that was typed: words that stand nowhere are taken for slips. */
  const toMeant = (words: readonly string[]) =>
    words
      .map((word) => (isKnown(word) ? word : spelling.correct(word)))
      .filter((word, at, all) => all.indexOf(word) === at)
  const isKnown = (word: string) => spelling.has(word) || synonyms.has(word)

  function find(words: readonly string[]): SearchEntry[] {
    const weigh = (entry: SearchEntry | undefined, term: string) => weightOf(entry, branchTerms.get(term) ?? 0)
    return worthShowing(rankEntries(words, { index, entries, sayings, locale, synonyms, weigh })).flatMap(
      ({ id }) => entries.get(id) ?? [],
    )
  }

  /** The pages of figures that change with the day come before those that mention the words. */
  function dailyFirst(found: readonly SearchEntry[], answers: readonly SearchFact[]) {
    const pages = new Set(answers.flatMap(({ href, day }) => (day === null ? [] : [href.split('#')[0] ?? href])))
    const first = [...pages].flatMap((href) => entries.get(idsByPage.get(href)?.[0] ?? 0) ?? [])
    return [...first, ...found.filter(({ href }) => !pages.has(href))]
  }

  /** Who types the name of a page wants the page. */
  const isNamed = (found: readonly SearchEntry[], words: readonly string[]) => {
    const asked = stemsOf(words.join(' '), locale)
    return found.slice(0, mayBeNamed).some(({ title }) => isCalled(title, asked, locale))
  }

  return {
    put: (pageHref, list) => {
      remove(pageHref)
      const ids = list.map((entry) => {
        const id = ++newestId
        entries.set(id, entry)
        if (entry.sayings) sayings.set(id, stemsOfSayings(entry.sayings, locale))
        countTerms(entry, 1)
        spelling.add(wordsOf(entry))
        for (const fact of entry.facts ?? []) facts.add(fact)
        index.add({ ...entry, id })
        return id
      })
      idsByPage.set(pageHref, ids)
    },
    remove,
    search: ({ words: typed, kind, offset = 0, limit }) => {
      const words = toMeant(meaningfulWords(typed, locale).slice(0, mostWords))
      const ranked = words.length === 0 ? [] : oncePerHref(find(words))
      const answers = isNamed(ranked, words) ? [] : facts.answer(words, synonyms)
      const found = dailyFirst(ranked, answers)
      const counts: Partial<Record<SearchKind, number>> = {}
      for (const entry of found) counts[entry.kind] = (counts[entry.kind] ?? 0) + 1
      const shown = kind ? found.filter((entry) => entry.kind === kind) : found
      const isMatch = matcherOf(words, locale)
      return {
        counts,
        total: shown.length,
        answers: kind || offset > 0 ? [] : answers,
        results: shown.slice(offset, offset + limit).map((entry) => toResult(entry, isMatch)),
      }
    },
    setSynonyms: (groups) => {
      synonyms = createSynonyms(groups, locale)
    },
    size: () => entries.size,
  }
}

function fieldOf({ id, title, keywords, sayings = [] }: Indexed, field: string): string {
  if (field === 'id') return String(id)
  if (field === 'sayings') return sayings.join(' ')
  return field === 'title' ? title : keywords
}

/** Where names of pages and products stand. */
const namingFields: ReadonlySet<string> = new Set(['title', 'keywords'])

/** More words of a question than this say nothing new. */
const mostWords = 12

function termsOf(text: string, locale: Locale): ReadonlySet<string> {
  return new Set(splitWords(text).flatMap((word) => [word, `${stemMark}${stemWord(word, locale)}`]))
}

/** Every word of what can be found: whatever stands among them is no slip. */
function wordsOf({ title, keywords, sayings = [], summary, text }: SearchEntry): string[] {
  return [
    ...splitWords(`${title} ${keywords} ${sayings.join(' ')} ${summary} ${text}`),
    ...joinedWords(`${title} ${keywords}`),
  ].filter((word) => !/\d/.test(word))
}

/** A file that several pages show is found once. */
function oncePerHref(entries: readonly SearchEntry[]): SearchEntry[] {
  const seen = new Set<string>()
  return entries.filter(({ href }) => !seen.has(href) && seen.add(href))
}

/** Whether a word of a text is one of those looked for: the same stem, or one that begins with what was typed. */
function matcherOf(words: readonly string[], locale: Locale): (word: string) => boolean {
  const stems = new Set(words.map((word) => stemWord(word, locale)))
  const beginnings = words.filter((word) => word.length > 2)
  return (word) => stems.has(stemWord(word, locale)) || beginnings.some((beginning) => word.startsWith(beginning))
}

function toResult(
  { kind, href, section, title, summary, text }: SearchEntry,
  isMatch: (word: string) => boolean,
): SearchResult {
  const hasMatch = (candidate: string) => splitWords(candidate).some(isMatch)
  const source = hasMatch(summary) || !hasMatch(text) ? summary || text : text
  return {
    kind,
    href,
    section,
    title: toExtract(title, isMatch, foldWord),
    extract: toExtract(source, isMatch, foldWord),
  }
}
