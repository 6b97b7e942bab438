import MiniSearch, { type Query, type SearchOptions } from 'minisearch'
import type { Locale } from '@/src/i18n/locales'
import { type ExtractPart, toExtract } from './extract'
import { foldWord, isStopWord, meaningfulWords, splitWords, stemWord } from './normalise-word'
import type { SearchEntry } from './search-entry'
import type { SearchKind } from './search-kind'
import { createSynonyms, type SynonymGroups, type Synonyms } from './synonyms'

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

const weights = { title: 6, keywords: 5, text: 1 } as const

export function createSearchIndex(locale: Locale): SearchIndex {
  const index = new MiniSearch<Indexed>({
    fields: Object.keys(weights),
    // What a summary says weighs more, without a field of its own: each field makes the index larger.
    extractField: (entry, field) =>
      field === 'text' ? `${entry.summary} ${entry.summary} ${entry.text}` : fieldOf(entry, field),
    tokenize: splitWords,
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
  const idsByPage = new Map<string, readonly number[]>()
  let newestId = 0
  let synonyms = createSynonyms([], locale)

  const remove = (pageHref: string) => {
    for (const id of idsByPage.get(pageHref) ?? []) {
      const entry = entries.get(id)
      if (!entry) continue
      index.remove({ ...entry, id })
      countTerms(entry, -1)
      entries.delete(id)
    }
    idsByPage.delete(pageHref)
  }

  function find(words: readonly string[]): SearchEntry[] {
    const queries = words.map((word) => queryFor(word, locale, synonyms))
    const options: SearchOptions = {
      boost: weights,
      boostDocument: (id, term) => weightOf(entries.get(Number(id))?.kind, branchTerms.get(term) ?? 0),
    }
    const all = index.search({ combineWith: 'AND', queries }, options)
    const found = all.length > 0 || words.length < 2 ? all : index.search({ combineWith: 'OR', queries }, options)
    const name = nameOf(words.join(' '), locale)
    const best = found.slice(0, mayBeNamed).map((result) => {
      const title = entries.get(Number(result.id))?.title ?? ''
      return nameOf(title, locale) === name ? { ...result, score: result.score * namedWeight } : result
    })
    return [...best.sort((one, other) => other.score - one.score), ...found.slice(mayBeNamed)].flatMap(
      ({ id }) => entries.get(Number(id)) ?? [],
    )
  }

  return {
    put: (pageHref, list) => {
      remove(pageHref)
      const ids = list.map((entry) => {
        const id = ++newestId
        entries.set(id, entry)
        countTerms(entry, 1)
        index.add({ ...entry, id })
        return id
      })
      idsByPage.set(pageHref, ids)
    },
    remove,
    search: ({ words: typed, kind, offset = 0, limit }) => {
      const words = meaningfulWords(typed, locale).slice(0, mostWords)
      const found = words.length === 0 ? [] : oncePerHref(find(words))
      const counts: Partial<Record<SearchKind, number>> = {}
      for (const entry of found) counts[entry.kind] = (counts[entry.kind] ?? 0) + 1
      const shown = kind ? found.filter((entry) => entry.kind === kind) : found
      const isMatch = matcherOf(words, locale)
      return {
        counts,
        total: shown.length,
        results: shown.slice(offset, offset + limit).map((entry) => toResult(entry, isMatch)),
      }
    },
    setSynonyms: (groups) => {
      synonyms = createSynonyms(groups, locale)
    },
    size: () => entries.size,
  }
}

function fieldOf({ id, title, keywords }: Indexed, field: string): string {
  if (field === 'id') return String(id)
  return field === 'title' ? title : keywords
}

/** Where names of pages and products stand. */
const namingFields: ReadonlySet<string> = new Set(['title', 'keywords'])

/** More words of a question than this say nothing new. */
const mostWords = 12
/** Stems stand beside words in one index, told apart by a sign that no word has. */
const stemMark = '~'
const asTyped = { tokenize: (text: string) => [text], processTerm: (term: string) => term }

/** A word matches by its form, its stem, its beginning or a small slip; another word for the same thing counts for a little less. */
function queryFor(word: string, locale: Locale, synonyms: Synonyms): Query {
  const isNumber = /^\d+$/.test(word)
  const slips = isNumber || word.length < 4 ? 0 : word.length < 8 ? 1 : 2
  return {
    combineWith: 'OR',
    queries: [
      {
        ...asTyped,
        queries: [word],
        prefix: word.length > 2,
        fuzzy: slips,
        maxFuzzy: 2,
        weights: { prefix: 0.5, fuzzy: 0.25 },
      },
      { ...asTyped, queries: [`${stemMark}${stemWord(word, locale)}`], prefix: false, fuzzy: false },
      ...synonyms.of(word).map((synonym) => ({
        ...asTyped,
        queries: [`${stemMark}${stemWord(synonym, locale)}`],
        prefix: false,
        fuzzy: false,
        boostTerm: () => 0.9,
      })),
    ],
  }
}

/** Who types a name wants what has it, whatever else mentions it more often. */
const namedWeight = 4
/** What has all words of a question in its title is among so many of the best; only of those it is asked what they are called. */
const mayBeNamed = 50

/** What a text is called, whatever the forms and the order of its words. */
function nameOf(text: string, locale: Locale): string {
  return [...new Set(meaningfulWords(text, locale).map((word) => stemWord(word, locale)))].sort().join(' ')
}

function termsOf(text: string, locale: Locale): ReadonlySet<string> {
  return new Set(splitWords(text).flatMap((word) => [word, `${stemMark}${stemWord(word, locale)}`]))
}

/** A term that more branches have says what they are, or in which large town: who asks for it wants the page with all of them. */
const fewBranches = 5

/**
 * A page is the better answer than a file or a question that only mentions the same.
 *
 * @param branches how many branches have the term.
 */
function weightOf(kind: SearchKind | undefined, branches: number): number {
  if (kind === 'page') return 1.6
  if (kind === 'branch') return branches > fewBranches ? 0.02 : 1.6
  return kind === 'document' ? 0.8 : 1
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
