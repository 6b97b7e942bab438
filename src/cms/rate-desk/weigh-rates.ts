import type { Payload } from 'payload'
import staffTexts from '@/messages/staff/cms/exchange-rates.json' with { type: 'json' }
import type { DatedRates } from '@/site/schemas/exchange-rates/dated-rates'
import { parseRate } from '@/site/schemas/exchange-rates/parse-rate'
import { parsePercent } from '@/site/schemas/simulator/parse-number'
import { parseStoredSimulator } from '@/site/schemas/simulator/stored-simulator'
import { localDay } from '@/src/country/local-day'
import type { Locale } from '@/src/i18n/locales'
import { fillText } from '@/src/i18n/staff-text'
import { sayOwnAmount, toExampleConversions } from '@/src/rates/example-conversion'
import { judgeAgainstLast } from '@/src/rates/judge-against-last'
import { toProblemText, toWrittenDecimal } from '@/src/rates/rate-problem-text'
import { findRatesBefore } from '@/src/rates/stored-rates'
import { listTierRows, sayProductAmount, workOut } from '@/src/rates/tier-rows'
import type { TypedRates, TypedTier } from '@/src/rates/typed-rates'
import { toPercentMoved } from '../exchange-rates/rates-look'

const words = staffTexts.rateDesk

/** What typed rates do, as the desk shows it beside each. */
export type Weighed = {
  exchange: {
    currency: string
    /** By how much each moves against the last day; empty where it cannot be told. */
    moved: { buy: string; sell: string }
    /** What the converter answers for the example, now and then. */
    example: { before: string; after: string }
    problems: string[]
  }[]
  /** What is wrong with the day as a whole. */
  problems: string[]
  tiers: (Pick<TypedTier, 'simulator' | 'product' | 'tier'> & { result: string; problem: string })[]
}

/** Works out what typed rates do, and says what is not plausible, by the rules that judge them when they are saved. */
export async function weighRates(payload: Payload, typed: TypedRates, language: Locale): Promise<Weighed> {
  const day = localDay(Date.now())
  return {
    ...(await weighExchange(payload, toDatedRates(typed, day), typed, language)),
    tiers: await Promise.all(typed.tiers.map((tier) => weighTier(payload, tier, language))),
  }
}

/** Typed rates as rates of a day; what cannot be a rate is left out. */
export function toDatedRates({ exchange }: TypedRates, day: string): DatedRates {
  const rates = exchange.flatMap(({ currency, buy, sell }) => {
    const [bought, sold] = [parseRate(buy), parseRate(sell)]
    return bought && sold ? [{ currency, buy: bought, sell: sold }] : []
  })
  return { day, source: 'bank', rates }
}

async function weighExchange(
  payload: Payload,
  rates: DatedRates,
  { exchange }: TypedRates,
  language: Locale,
): Promise<Omit<Weighed, 'tiers'>> {
  if (exchange.length === 0) return { exchange: [], problems: [] }
  const last = await findRatesBefore({ payload }, rates)
  const problems = await judgeAgainstLast({ payload }, rates)
  const examples = toExampleConversions(rates, last)
  return {
    exchange: exchange.map(({ currency }) => {
      const [was, is] = [last, rates].map((each) => each?.rates.find((rate) => rate.currency === currency))
      const moved = (side: 'buy' | 'sell') => (was && is ? toPercentMoved(was[side], is[side], language) : '')
      const example = examples.find((known) => known.currency === currency)
      const found = problems.filter((problem) => 'currency' in problem && problem.currency === currency)
      return {
        currency,
        moved: { buy: moved('buy'), sell: moved('sell') },
        example: {
          before: sayOwnAmount(example?.before ?? null, language),
          after: sayOwnAmount(example?.after ?? null, language),
        },
        problems: is ? found.map((problem) => toProblemText(problem)[language]) : [words.noRate[language]],
      }
    }),
    problems: problems.filter((problem) => !('currency' in problem)).map((problem) => toProblemText(problem)[language]),
  }
}

async function weighTier(payload: Payload, typed: TypedTier, language: Locale): Promise<Weighed['tiers'][number]> {
  const { simulator: id, product, tier } = typed
  const [rate, day] = [parsePercent(typed.rate), localDay(Date.now())]
  const stored = parseStoredSimulator(
    await payload.findByID({
      collection: 'simulators',
      id,
      locale: language,
      depth: 0,
      disableErrors: true,
      overrideAccess: true, // what is published is public
    }),
  )
  const row =
    stored && listTierRows(stored, day).find((each) => each.product.productKey === product && each.tier === tier)
  const answer = (result: string, problem: string) => ({ simulator: id, product, tier, result, problem })
  if (!rate || !stored || !row) return answer('', words.noPercent[language])
  const result = workOut(stored, row, { rate, day })
  const limits = row.product.rate
  const isOutside = limits !== null && (rate.lt(limits.min) || rate.gt(limits.max))
  const said = (value: number) => toWrittenDecimal(`${value}`)
  const problem = isOutside ? fillText(words.outside, { min: said(limits.min), max: said(limits.max) })[language] : ''
  return answer(result ? sayProductAmount(result, row.product.amount.currency, language) : '', problem)
}
