import { addDays, type Day } from '@/src/country/calendar'
import { localDay } from '@/src/country/local-day'
import { localOffset } from '@/src/country/local-time'
import { isNationalHoliday } from './national-holidays'
import type { OpeningHours } from './opening-hours'
import { type Interval, wholeDay } from './parse-hours'
import { type Weekday, weekdays } from './week'

const millisecondsPerMinute = 60_000

/** The times at which a place opens on a day: those of an exception, else of a national holiday, else of the weekday. */
export function intervalsOn(day: Day, { week, exceptions }: OpeningHours): readonly Interval[] {
  const exception = exceptions.find(({ from, to }) => from <= day && day <= to)
  if (exception) return exception.intervals
  return week[isNationalHoliday(day) ? 'publicHolidays' : weekdayOf(day)]
}

/**
 * Until when a place is open in Luanda, where it has been open since before this moment; null when it is closed.
 *
 * @param moment milliseconds since 1970.
 * @returns minutes since the midnight of today, more than those of a day for a time after the next one; Infinity when it is open
 *   all of tomorrow too.
 */
export function openUntil(hours: OpeningHours, moment: number): number | null {
  const today = localDay(moment)
  const now = localMinutes(moment)
  // What began yesterday and lasts over midnight is still open.
  const late = intervalsOn(addDays(today, -1), hours).map(({ from, to }) => ({
    from: from - wholeDay,
    to: to - wholeDay,
  }))
  const open = [...late, ...intervalsOn(today, hours)].find(({ from, to }) => from <= now && now < to)
  if (!open) return null
  const next = intervalsOn(addDays(today, 1), hours).find(({ from }) => from + wholeDay === open.to)
  if (!next) return open.to
  return next.to >= wholeDay ? Number.POSITIVE_INFINITY : next.to + wholeDay
}

/** Minutes since the last midnight in Luanda. */
export function localMinutes(moment: number): number {
  const start = Date.parse(`${localDay(moment)}T00:00:00${localOffset}`)
  return Math.floor((moment - start) / millisecondsPerMinute)
}

/** The weekday of a day. */
export function weekdayOf(day: Day): Weekday {
  const sundayFirst = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekdays[(sundayFirst + 6) % 7] ?? 'monday'
}
