import type { DatedRates } from '@/site/schemas/exchange-rates/dated-rates'
import { findRateProblems, type RateProblem } from '@/site/schemas/exchange-rates/find-rate-problems'
import { localDay } from '@/src/country/local-day'
import { findRatesBefore, type RatesSource } from './stored-rates'

/** How far rates may move in percent, where nobody says otherwise. */
const usualPercent = 5

/** How far a rate may move between two days before somebody has to look at it, in percent of the last. */
export async function readMostPercent({ payload, req }: RatesSource): Promise<number> {
  const { mostPercent } = await payload.findGlobal({
    slug: 'exchange-settings',
    depth: 0,
    ...(req ? { req } : {}),
    overrideAccess: true, // a limit that everybody may know
  })
  return mostPercent ?? usualPercent
}

/** Everything about rates that somebody has to look at before visitors see them. */
export async function judgeAgainstLast(source: RatesSource, rates: DatedRates): Promise<RateProblem[]> {
  const [mostPercent, last] = [await readMostPercent(source), await findRatesBefore(source, rates)]
  return findRateProblems(rates, { last, mostPercent, today: localDay(Date.now()) })
}
