import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import staffTexts from '@/messages/staff/cms/exchange-rates.json' with { type: 'json' }
import { inStaffLanguages } from '@/messages/staff/languages'
import type { RateProblem } from '@/site/schemas/exchange-rates/find-rate-problems'
import { groupSigns } from '@/src/country/bank'
import { writeDay } from '@/src/country/calendar'
import { foreignCurrencies } from '@/src/country/currencies'
import { adminText } from '@/src/fields/admin-text'
import { fillText, type StaffText } from '@/src/i18n/staff-text'

const currency = z.enum(foreignCurrencies)
const storedProblem: z.ZodType<RateProblem> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('empty') }),
  z.object({ kind: z.literal('reversed'), currency, buy: z.string(), sell: z.string() }),
  z.object({
    kind: z.literal('moved'),
    currency,
    side: z.enum(['buy', 'sell']),
    from: z.string(),
    to: z.string(),
    percent: z.string(),
  }),
  z.object({ kind: z.literal('missing'), currency }),
  z.object({ kind: z.literal('repeated'), currency }),
  z.object({ kind: z.literal('future'), day: z.string() }),
])

/** The problems of a document as they are stored; none when it has none. */
export function readRateProblems(stored: unknown): RateProblem[] {
  return z.array(storedProblem).safeParse(stored).data ?? []
}

/** All problems, a sentence a line, in the language of whoever asks; null when there are none. */
export function toReasonsText(problems: readonly RateProblem[], req: PayloadRequest): string | null {
  return problems.length === 0 ? null : problems.map((problem) => adminText(req, toProblemText(problem))).join('\n')
}

/** A problem in a sentence. */
export function toProblemText(problem: RateProblem): StaffText {
  switch (problem.kind) {
    case 'empty':
      return staffTexts.rateProblem.none
    case 'reversed': {
      const { currency: code, buy, sell } = problem
      return fillText(staffTexts.rateProblem.reversed, {
        currency: code,
        buy: toWrittenDecimal(buy),
        sell: toWrittenDecimal(sell),
      })
    }
    case 'moved': {
      const { side, from, to, percent } = problem
      return fillText(staffTexts.rateProblem.moved, {
        currency: problem.currency,
        side: side === 'buy' ? staffTexts.rateProblem.buying : staffTexts.rateProblem.selling,
        from: toWrittenDecimal(from),
        to: toWrittenDecimal(to),
        percent: toWrittenDecimal(percent),
      })
    }
    case 'missing':
      return fillText(staffTexts.rateProblem.missing, { currency: problem.currency })
    case 'repeated':
      return fillText(staffTexts.rateProblem.twice, { currency: problem.currency })
    case 'future':
      return fillText(staffTexts.rateProblem.notYet, { day: writeDay(problem.day) })
  }
}

/** A decimal with the sign of each language. */
export function toWrittenDecimal(decimal: string): StaffText {
  return inStaffLanguages((language) => decimal.replace('.', groupSigns[language] === '.' ? ',' : '.'))
}
