import { addDays, addMonths, type Day, daysBetween } from '@/src/country/calendar'

/** The time for which interest is paid together. */
export type InterestPeriod = { from: Day; to: Day; days: number }

type Options = {
  start: Day
  /** Days from the start to maturity. */
  days: number
  /** Months from one payment of interest to the next, or null for one payment at maturity. */
  everyMonths: number | null
}

/**
 * The periods of a deposit, of which the last ends at maturity. Payment days are counted from the first day, as due dates are.
 *
 * @throws RangeError for a deposit of less than a day.
 */
export function toInterestPeriods({ start, days, everyMonths }: Options): InterestPeriod[] {
  const isInterval = everyMonths === null || (Number.isInteger(everyMonths) && everyMonths >= 1)
  if (!Number.isInteger(days) || days < 1 || !isInterval) {
    throw new RangeError('A deposit needs a day or more, and a month or more between payments of interest')
  }
  const maturity = addDays(start, days)
  const ends: Day[] = []
  for (let payment = 1; everyMonths !== null; payment++) {
    const end = addMonths(start, payment * everyMonths)
    if (end >= maturity) break
    ends.push(end)
  }
  return [...ends, maturity].map((to, position) => {
    const from = ends[position - 1] ?? start
    return { from, to, days: daysBetween(from, to) }
  })
}
