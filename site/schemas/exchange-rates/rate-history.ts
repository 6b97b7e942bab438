import { addDays, type Day, daysBetween } from '@/src/country/calendar'
import type { ForeignCurrency } from '@/src/country/currencies'
import type { DatedRates, PublishedRates } from './dated-rates'
import { type RateLine, toRateLine } from './rate-line'

/** What went before the rates that visitors see, of the same source. */
export type RateHistory = {
  /** The rates before them; null when they are the first. */
  previous: DatedRates | null
  /** What was asked for each currency until now; none for a currency with a single day. */
  lines: readonly (RateLine & { currency: ForeignCurrency })[]
}

/** As far back as a line reaches. */
const mostDays = 366

/** @param published rates of any source, in any order; what is later than the rates shown is left out. */
export function toRateHistory(shown: PublishedRates, published: readonly DatedRates[]): RateHistory {
  const first = addDays(shown.day, -mostDays)
  const earlier = published
    .filter(({ source, day }) => source === shown.source && first <= day && day < shown.day)
    .toSorted((one, other) => daysBetween(other.day, one.day))
  const dated = [...earlier, shown]
  const askedFor = (currency: ForeignCurrency): { day: Day; rate: string }[] =>
    dated.flatMap(({ day, rates }) => {
      const sell = rates.find((quoted) => quoted.currency === currency)?.sell
      return sell === undefined ? [] : [{ day, rate: sell }]
    })
  const lines = shown.rates.flatMap(({ currency }) => {
    const line = toRateLine(askedFor(currency))
    return line ? [{ currency, ...line }] : []
  })
  return { previous: earlier.at(-1) ?? null, lines }
}
