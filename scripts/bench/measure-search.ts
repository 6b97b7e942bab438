import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type Locale, locales } from '@/src/i18n/locales'
import { createSearchIndex, type SearchIndex } from '@/src/search/search-index'
import { judgedQueries } from '@/tests/cases/judged-queries'
import { count, megabytes, toTable } from './report'
import { makeSearchDocuments } from './search-documents'
import { percentile } from './statistics'

type SearchMeasure = {
  index: SearchIndex
  documents: number
  /** Memory that the index takes beside the texts that it was given. */
  bytes: number
  /** How long each question took, in milliseconds. */
  times: readonly number[]
}

/** Puts made-up documents into an index and asks it what people ask. */
export function measureSearch(documents: number, locale: Locale): SearchMeasure {
  const made = makeSearchDocuments(documents, locale)
  const before = usedBytes()
  const index = createSearchIndex(locale)
  for (const entry of made) index.put(entry.href, [entry])
  const bytes = usedBytes() - before
  const questions = judgedQueries.filter((query) => query.locale === locale).map(({ words }) => words)
  // The first questions are answered by code that is not yet compiled.
  for (const words of questions) index.search({ words, limit: 10 })
  const times = questions.map((words) => {
    const start = performance.now()
    index.search({ words, limit: 10 })
    return performance.now() - start
  })
  return { index, documents, bytes, times }
}

/** What a search costs in a site far larger than ours, as a table. */
export function benchSearch(): string {
  const rows = locales.map((locale) => {
    const { documents, bytes, times } = measureSearch(10_000, locale)
    const ms = (share: number) => `${percentile(times, share).toFixed(1)} ms`
    return [languageNames[locale], count(documents), megabytes(bytes), count(times.length), ms(0.5), ms(0.95), ms(1)]
  })
  return [
    '### Search',
    'Made-up documents in the proportions of a language, asked the judged questions. The index is what it takes of memory beside the texts.',
    toTable(['language', 'documents', 'index', 'questions', 'median', 'p95', 'longest'], rows),
  ].join('\n\n')
}

const languageNames: Readonly<Record<Locale, string>> = { pt: 'Portuguese', en: 'English' }

/** Memory in use once everything that is left over is gone. */
function usedBytes(): number {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect()
  return process.memoryUsage().heapUsed
}
