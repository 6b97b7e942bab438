import type { OpeningHours } from './opening-hours'
import type { Interval } from './parse-hours'
import { type Weekday, weekdays } from './week'

/** Days that follow each other and have the same hours. */
export type HoursRow = { first: Weekday; last: Weekday; intervals: readonly Interval[] }

/** The days of the week in as few rows as say the same. */
export function toHoursRows({ week }: OpeningHours): HoursRow[] {
  const rows: HoursRow[] = []
  for (const day of weekdays) {
    const previous = rows.at(-1)
    if (previous && isSame(previous.intervals, week[day])) previous.last = day
    else rows.push({ first: day, last: day, intervals: week[day] })
  }
  return rows
}

function isSame(a: readonly Interval[], b: readonly Interval[]): boolean {
  return a.length === b.length && a.every(({ from, to }, place) => from === b[place]?.from && to === b[place]?.to)
}
