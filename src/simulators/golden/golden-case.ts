import { z } from 'zod'
import type { Day } from '@/src/country/calendar'
import { defaultLocale, type Locale, locales } from '@/src/i18n/locales'

/** What has to come of a case: figures, or a refusal at a field with certain words, or with any where they are empty. */
export type CaseExpectation =
  | { verdict: 'workedOut'; figures: readonly { name: string; amount: number }[] }
  | { verdict: 'refused'; field: string; message: string }

/** What is known of a simulator before it is published: a question, the day it is asked, and what has to come of it. */
export type GoldenCase = {
  /** By which people know it. No two cases have the same. */
  name: string
  day: Day
  /** In which a refusal is read. */
  language: Locale
  /** What visitors type, as they type it, by the names of the fields; what is not there they leave alone. */
  asked: Readonly<Record<string, string>>
  expected: CaseExpectation
}

const text = z.string().catch('')
const rowsOf = <Row extends z.ZodType>(row: Row) => z.array(row).catch([])

const storedCase = z.object({
  name: text,
  day: text.transform((date) => date.slice(0, 10)),
  language: z.enum(locales).catch(defaultLocale),
  /** Of a credit or a deposit. */
  productKey: text,
  amount: text,
  term: text,
  rate: text,
  grace: text,
  figures: z.record(z.string(), z.unknown()).catch({}),
  /** Of a simulator of steps. */
  answers: rowsOf(z.object({ input: text, value: text })),
  outcomes: rowsOf(z.object({ step: text, amount: z.number().catch(Number.NaN) })),
  verdict: z.enum(['workedOut', 'refused']).catch('workedOut'),
  field: text,
  message: text,
})

const withCases = z.object({ cases: z.array(storedCase).catch([]) })

/** The golden cases of a simulator as the CMS stores it, in the order in which they stand. What is not filled in yet is empty. */
export function readGoldenCases(document: unknown): GoldenCase[] {
  const { data } = withCases.safeParse(document)
  return (data?.cases ?? []).map((stored) => {
    const { name, day, language, verdict, field, message } = stored
    const figures = readFigures(stored)
    const expected = verdict === 'refused' ? { verdict, field, message } : { verdict, figures }
    return { name, day, language, asked: readAsked(stored), expected }
  })
}

type Stored = z.infer<typeof storedCase>

function readAsked({ productKey: product, amount, term, rate, grace, answers }: Stored): Record<string, string> {
  const typed = [...Object.entries({ product, amount, term, rate, grace }), ...answers.map(toAnswer)]
  return Object.fromEntries(typed.filter(([, value]) => value !== ''))
}

function toAnswer({ input, value }: Stored['answers'][number]): [string, string] {
  return [input, value]
}

function readFigures({ figures, outcomes }: Stored): { name: string; amount: number }[] {
  const written = Object.entries(figures).flatMap(([name, amount]) =>
    typeof amount === 'number' ? [{ name, amount }] : [],
  )
  const steps = outcomes.flatMap(({ step, amount }) =>
    step === '' || Number.isNaN(amount) ? [] : [{ name: step, amount }],
  )
  return [...written, ...steps]
}
