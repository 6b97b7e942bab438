import type { Day } from '@/src/country/calendar'
import type { ForeignCurrency } from '@/src/country/currencies'
import { Decimal } from '../decimal'
import type { DatedRates } from './dated-rates'

/** Why rates are not shown before somebody has looked at them. */
export type RateProblem =
  | { kind: 'empty' }
  /** The bank would pay more than it asks. */
  | { kind: 'reversed'; currency: ForeignCurrency; buy: string; sell: string }
  /** Further from the last rate than is plausible; percent with one place, negative downwards. */
  | { kind: 'moved'; currency: ForeignCurrency; side: 'buy' | 'sell'; from: string; to: string; percent: string }
  /** The last rates had it. */
  | { kind: 'missing'; currency: ForeignCurrency }
  | { kind: 'repeated'; currency: ForeignCurrency }
  | { kind: 'future'; day: Day }

type Comparison = {
  /** The rates that visitors see now; null before the first. */
  last: DatedRates | null
  /** How far a rate may move between two documents, in percent of the last. */
  mostPercent: number
  /** The day it is in Luanda. */
  today: Day
}

/** Everything about new rates that somebody has to look at; none when they are plausible. */
export function findRateProblems({ day, rates }: DatedRates, { last, mostPercent, today }: Comparison): RateProblem[] {
  const problems: RateProblem[] = []
  if (rates.length === 0) problems.push({ kind: 'empty' })
  if (day > today) problems.push({ kind: 'future', day })
  const seen = new Set<ForeignCurrency>()
  for (const { currency, buy, sell } of rates) {
    if (seen.has(currency)) problems.push({ kind: 'repeated', currency })
    seen.add(currency)
    if (new Decimal(buy).gt(sell)) problems.push({ kind: 'reversed', currency, buy, sell })
    const before = last?.rates.find((rate) => rate.currency === currency)
    for (const [side, to] of [
      ['buy', buy],
      ['sell', sell],
    ] as const) {
      if (!before) continue
      const percent = new Decimal(to).minus(before[side]).times(100).div(before[side])
      if (percent.abs().gt(mostPercent))
        problems.push({ kind: 'moved', currency, side, from: before[side], to, percent: percent.toFixed(1) })
    }
  }
  for (const { currency } of last?.rates ?? []) if (!seen.has(currency)) problems.push({ kind: 'missing', currency })
  return problems
}
