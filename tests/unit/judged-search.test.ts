import { describe, expect, it } from 'vitest'
import { locales } from '@/src/i18n/locales'
import type { SearchIndex } from '@/src/search/search-index'
import { findSynonymMistakes } from '@/src/search/synonyms'
import { type JudgedQuery, judgedQueries, readQueries } from '@/tests/cases/judged-queries'
import { openContentSearch, readContentSynonyms } from '@/tests/support/content-in-search'

/** Written by somebody who had not seen how results are ranked. */
const ofStrangers = readQueries('queries-of-strangers')
/** Written before the ranking was looked at, and never looked at while it is changed. */
const unseenQueries = readQueries('unseen-queries')
/** Written by a reader of the content alone, and measured only: no word of the content and no weight was chosen by them. */
const blindQueries = readQueries('blind-queries')
const reached = {
  judged: { pt: 0.98, en: 0.97 },
  strangers: { pt: 0.91, en: 0.91 },
  unseen: { pt: 0.85, en: 0.87 },
  blind: { pt: 0.9, en: 0.9 },
} as const

type Query = Pick<JudgedQuery, 'words' | 'wanted'>

/** The mean of one through the place of the first that was wanted, and what was not first. */
function judge(index: SearchIndex, queries: readonly Query[]) {
  const ranks = queries.map(({ words, wanted }) => {
    const found = index.search({ words, limit: 20 }).results.map(({ href }) => href.split('#')[0] ?? href)
    return { words, rank: found.findIndex((href) => wanted.includes(href)) + 1, first: found[0] }
  })
  const mean = ranks.reduce((sum, { rank }) => sum + (rank === 0 ? 0 : 1 / rank), 0) / ranks.length
  const missed = ranks.filter(({ rank }) => rank !== 1).map(({ words, rank, first }) => `“${words}”: ${rank}; ${first}`)
  return { mean, missed: missed.join('\n') }
}

describe.each(locales)('the search of the shipped site in %s', (locale) => {
  const index = openContentSearch(locale)
  const judged = judgedQueries.filter((query) => query.locale === locale)
  const strangers = ofStrangers.filter((query) => query.locale === locale)
  const unseen = unseenQueries.filter((query) => query.locale === locale)
  const blind = blindQueries.filter((query) => query.locale === locale)

  it('knows only synonyms that staff may write', () => {
    expect(findSynonymMistakes(readContentSynonyms(locale))).toEqual([])
  })

  it('puts first what people mean', () => {
    expect(judged.length).toBeGreaterThanOrEqual(200)
    const { mean, missed } = judge(index, judged)
    expect(mean, missed).toBeGreaterThanOrEqual(reached.judged[locale])
  })

  it('nearly always finds what somebody asked who does not know it', () => {
    const { mean, missed } = judge(index, strangers)
    expect(mean, missed).toBeGreaterThanOrEqual(reached.strangers[locale])
  })

  it('finds what nobody tuned it for', () => {
    const { mean } = judge(index, unseen)
    expect(mean).toBeGreaterThanOrEqual(reached.unseen[locale])
  })

  it('finds what was asked by a reader of the content who knows nothing of the search', () => {
    expect(blind.length).toBeGreaterThanOrEqual(80)
    const { mean } = judge(index, blind)
    expect(mean).toBeGreaterThanOrEqual(reached.blind[locale])
  })

  it('never answers with a hundred results', () => {
    for (const { words } of [...judged, ...strangers, ...unseen, ...blind]) {
      expect(index.search({ words, limit: 1 }).total, words).toBeLessThan(100)
    }
  })
})
