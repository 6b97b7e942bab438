import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { locales } from '@/src/i18n/locales'
import type { SearchIndex } from '@/src/search/search-index'
import { type JudgedQuery, judgedQueries } from '@/tests/cases/judged-queries'
import { openContentSearch } from '@/tests/support/content-in-search'

/** Written by somebody who had not seen how results are ranked. */
const ofStrangers = z.array(z.object({ query: z.string(), expect: z.array(z.string()) }))
const reached = { pt: 0.8, en: 0.75 } as const

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
  const strangers = ofStrangers
    .parse(JSON.parse(readFileSync(`tests/cases/queries-of-strangers/${locale}.json`, 'utf8')))
    .map(({ query, expect: wanted }) => ({ words: query, wanted }))

  it('puts first what people mean', () => {
    const { mean, missed } = judge(index, judged)
    expect(mean, missed).toBeGreaterThanOrEqual(0.95)
  })

  it('nearly always finds what somebody asked who does not know it', () => {
    const { mean, missed } = judge(index, strangers)
    expect(mean, missed).toBeGreaterThanOrEqual(reached[locale])
  })

  it('never answers with a hundred results', () => {
    for (const { words } of [...judged, ...strangers]) {
      expect(index.search({ words, limit: 1 }).total, words).toBeLessThan(100)
    }
  })
})
