import { addDays } from '@/src/country/calendar'
import { localDay } from '@/src/country/local-day'
import { intervalsOn, localMinutes, openUntil } from './is-open'
import { hasHours, type OpeningHours } from './opening-hours'

/** Whether a place is open at a moment, and what comes next. Times are minutes since a midnight in Luanda. */
export type PlaceState =
  /** Infinity when it is open all of tomorrow too. */
  | { isOpen: true; until: number }
  /** `inDays` counts from today; null when it does not open within a week. */
  | { isOpen: false; opens: { inDays: number; at: number } | null }

/** As far ahead as a day is named by its weekday alone. */
const daysAhead = [0, 1, 2, 3, 4, 5, 6] as const

/**
 * What can be said of a place now, by the clock of Luanda. Null when nothing is known of its hours.
 *
 * @param moment milliseconds since 1970.
 */
export function toPlaceState(hours: OpeningHours, moment: number): PlaceState | null {
  if (!hasHours(hours)) return null
  const until = openUntil(hours, moment)
  if (until !== null) return { isOpen: true, until }
  const [today, now] = [localDay(moment), localMinutes(moment)]
  const openings = daysAhead.flatMap((inDays) =>
    intervalsOn(addDays(today, inDays), hours)
      .filter(({ from }) => inDays > 0 || from > now)
      .map(({ from }) => ({ inDays, at: from })),
  )
  return { isOpen: false, opens: openings[0] ?? null }
}
