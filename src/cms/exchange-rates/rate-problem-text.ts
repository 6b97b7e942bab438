import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { RateProblem } from '@/schemas/exchange-rates/find-rate-problems'
import { writeDay } from '@/src/country/calendar'
import { foreignCurrencies } from '@/src/country/currencies'
import { adminText } from '@/src/fields/admin-text'
import type { Bilingual } from '@/src/fields/bilingual'

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

function toProblemText(problem: RateProblem): Bilingual {
  switch (problem.kind) {
    case 'empty':
      return { pt: 'Não há nenhum câmbio.', en: 'There is no rate.' }
    case 'reversed': {
      const { currency: code, buy, sell } = problem
      return {
        pt: `${code}: a compra (${comma(buy)}) é maior do que a venda (${comma(sell)}).`,
        en: `${code}: buying (${buy}) is more than selling (${sell}).`,
      }
    }
    case 'moved': {
      const { currency: code, side, from, to, percent } = problem
      const names = side === 'buy' ? { pt: 'a compra', en: 'buying' } : { pt: 'a venda', en: 'selling' }
      return {
        pt: `${code}: ${names.pt} passa de ${comma(from)} para ${comma(to)} (${comma(percent)} %).`,
        en: `${code}: ${names.en} goes from ${from} to ${to} (${percent}%).`,
      }
    }
    case 'missing':
      return {
        pt: `${problem.currency}: falta, e os últimos câmbios tinham.`,
        en: `${problem.currency}: missing, and the last rates had it.`,
      }
    case 'repeated':
      return { pt: `${problem.currency}: está duas vezes.`, en: `${problem.currency}: is there twice.` }
    case 'future':
      return {
        pt: `O dia ${writeDay(problem.day)} ainda não chegou.`,
        en: `The day ${writeDay(problem.day)} has not come yet.`,
      }
  }
}

function comma(decimal: string): string {
  return decimal.replace('.', ',')
}
