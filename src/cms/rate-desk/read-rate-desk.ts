import type { Payload } from 'payload'
import { z } from 'zod'
import { Decimal } from '@/site/schemas/decimal'
import { parseStoredSimulator, type Simulator } from '@/site/schemas/simulator/stored-simulator'
import type { Day } from '@/src/country/calendar'
import { foreignCurrencies } from '@/src/country/currencies'
import { localDay } from '@/src/country/local-day'
import type { Locale } from '@/src/i18n/locales'
import { exampleAmount } from '@/src/rates/example-conversion'
import { readMostPercent } from '@/src/rates/judge-against-last'
import { toWrittenDecimal } from '@/src/rates/rate-problem-text'
import { findRatesBefore, findRatesOf, parseStoredRates } from '@/src/rates/stored-rates'
import { listTierRows, sayProductAmount, toExampleCase, workOut } from '@/src/rates/tier-rows'
import { queryReviews } from '../workflow/review-store'

/** One currency: what visitors have of it, and what the day begins with. */
export type ExchangeRow = {
  currency: string
  last: { buy: string; sell: string } | null
  now: { buy: string; sell: string }
}

/** One rate of a simulator. */
export type SimulatorRow = {
  simulator: number
  product: string
  tier: number
  name: string
  isDeposit: boolean
  from: { amount: string; term: number }
  to: { amount: string; term: number }
  since: Day
  rate: string
  limits: { min: string; max: string } | null
  example: { amount: string; term: number; result: string }
}

/** Everything that the rate desk begins with. Decimals are as people of that language type them. */
export type RateDesk = {
  today: Day
  lastDay: Day | null
  mostPercent: string
  exchange: ExchangeRow[]
  /** The converter of the site is asked for so much. */
  exampleAmount: number
  /** The document of today, when there is one. */
  stored: { id: number; state: 'held' | 'published' | 'sentBack'; writer: string } | null
  simulators: { id: number; name: string; request: number | null; rows: SimulatorRow[] }[]
}

const source = 'bank'

/** The last exchange rates beside today’s, which begin with them, and every rate of the simulators that is in force. */
export async function readRateDesk(payload: Payload, language: Locale): Promise<RateDesk> {
  const today = localDay(Date.now())
  const day = { day: today, source, rates: [] } as const
  const [last, stored, mostPercent] = [
    await findRatesBefore({ payload }, day),
    await findRatesOf({ payload }, day),
    await readMostPercent({ payload }),
  ]
  const begun = parseStoredRates(stored) ?? last
  const say = (decimal: string) => toWrittenDecimal(decimal)[language]
  return {
    today,
    lastDay: last?.day ?? null,
    mostPercent: say(`${mostPercent}`),
    exampleAmount,
    exchange: foreignCurrencies.flatMap((currency) => {
      const [before, now] = [last, begun].map((rates) => rates?.rates.find((rate) => rate.currency === currency))
      const pair = (rate: typeof now) => ({ buy: rate ? say(rate.buy) : '', sell: rate ? say(rate.sell) : '' })
      return before || now ? [{ currency, last: before ? pair(before) : null, now: pair(now) }] : []
    }),
    stored: stored && { id: stored.id, state: stored.state, writer: stored.writtenByName ?? '' },
    simulators: await readSimulators(payload, today, language),
  }
}

const named = z.looseObject({ id: z.number(), name: z.string().nullish() })

async function readSimulators(payload: Payload, today: Day, language: Locale): Promise<RateDesk['simulators']> {
  const { docs } = await payload.find({
    collection: 'simulators',
    locale: language,
    depth: 0,
    pagination: false,
    sort: 'id',
    overrideAccess: true, // what is published is public
    where: { _status: { equals: 'published' } },
  })
  const open = await queryReviews(payload, { state: { in: ['inReview', 'approved'] } })
  return docs.flatMap((stored) => {
    const simulator = parseStoredSimulator(stored)
    if (!simulator) return []
    const { id, name } = named.parse(stored)
    const request = open.find(({ subject }) => subject === `simulators/${id}`)?.id ?? null
    return [{ id, name: name ?? '', request, rows: toRows(simulator, { id, today, language }) }]
  })
}

type Shown = { id: number; today: Day; language: Locale }

function toRows(simulator: Simulator, { id, today, language }: Shown): SimulatorRow[] {
  const say = (decimal: string) => toWrittenDecimal(decimal)[language]
  return listTierRows(simulator, today).flatMap((row) => {
    const { product, bounds, tier, since } = row
    const { currency } = product.amount
    const result = workOut(simulator, row, { rate: new Decimal(bounds.rate), day: today })
    if (result === null) return []
    const example = toExampleCase(row)
    const amount = (value: number) => sayProductAmount(value, currency, language)
    return [
      {
        simulator: id,
        product: product.productKey,
        tier,
        name: product.name,
        isDeposit: simulator.calculation === 'termDeposit',
        from: { amount: amount(bounds.amountFrom), term: bounds.termFrom },
        to: { amount: amount(bounds.amountTo), term: bounds.termTo },
        since,
        rate: say(`${bounds.rate}`),
        limits: product.rate && { min: say(`${product.rate.min}`), max: say(`${product.rate.max}`) },
        example: {
          amount: amount(example.amount),
          term: example.term,
          result: sayProductAmount(result, currency, language),
        },
      },
    ]
  })
}
