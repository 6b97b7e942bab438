import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { type Locale, locales } from '@/src/i18n/locales'

/** What somebody types, and the pages of the site that answer it; a place on such a page counts as the page. */
export type JudgedQuery = { locale: Locale; words: string; wanted: readonly string[] }

const ofFile = z.array(z.object({ query: z.string(), expect: z.array(z.string()).min(1) }))

/** The queries of a folder beside this file: one file per language, with addresses as a visitor sees them. */
export const readQueries = (
  folder: 'judged-queries' | 'queries-of-strangers' | 'unseen-queries' | 'blind-queries',
): readonly JudgedQuery[] =>
  locales.flatMap((locale) =>
    ofFile
      .parse(JSON.parse(readFileSync(`tests/cases/${folder}/${locale}.json`, 'utf8')))
      .map(({ query, expect: wanted }) => ({ locale, words: query, wanted })),
  )

/** Judged by hand over the content that the site begins with: names, plurals, no accents, slips, other words, nicknames. */
export const judgedQueries = readQueries('judged-queries')
