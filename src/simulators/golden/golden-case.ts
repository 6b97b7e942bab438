import { z } from 'zod'
import type { Day } from '@/src/country/calendar'
import { defaultLocale, type Locale, locales } from '@/src/i18n/locales'
import { creditFigures, depositFigures, type FigureName } from './figures'

/** What visitors type, as they type it; an empty text is what they leave alone. */
const asked = { productKey: '', amount: '', term: '', rate: '', grace: '' }
export type CaseQuestion = typeof asked

/** What has to come of a case: figures, or a refusal at a field with certain words, or with any where they are empty. */
export type CaseExpectation =
  | { verdict: 'workedOut'; figures: readonly { name: FigureName; amount: number }[] }
  | { verdict: 'refused'; field: string; message: string }

/** What is known of a simulator before it is published: a question, the day it is asked, and what has to come of it. */
export type GoldenCase = {
  /** By which people know it. No two cases have the same. */
  name: string
  day: Day
  /** In which a refusal is read. */
  language: Locale
  asked: CaseQuestion
  expected: CaseExpectation
}

const text = z.string().catch('')
const figures = z.record(z.string(), z.unknown()).catch({})

const storedCase = z.object({
  name: text,
  day: text.transform((date) => date.slice(0, 10)),
  language: z.enum(locales).catch(defaultLocale),
  productKey: text,
  amount: text,
  term: text,
  rate: text,
  grace: text,
  verdict: z.enum(['workedOut', 'refused']).catch('workedOut'),
  field: text,
  message: text,
  figures,
})

const withCases = z.object({ cases: z.array(storedCase).catch([]) })

/** The golden cases of a simulator as the CMS stores it, in the order in which they stand. What is not filled in yet is empty. */
export function readGoldenCases(document: unknown): GoldenCase[] {
  const { data } = withCases.safeParse(document)
  return (data?.cases ?? []).map(({ name, day, language, verdict, field, message, figures: stored, ...typed }) => ({
    name,
    day,
    language,
    asked: typed,
    expected: verdict === 'refused' ? { verdict, field, message } : { verdict, figures: readFigures(stored) },
  }))
}

function readFigures(stored: z.infer<typeof figures>): { name: FigureName; amount: number }[] {
  return [...new Set<FigureName>([...creditFigures, ...depositFigures])].flatMap((name) => {
    const amount = stored[name]
    return typeof amount === 'number' ? [{ name, amount }] : []
  })
}
