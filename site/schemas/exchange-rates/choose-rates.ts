import { addBusinessDays } from './business-days'
import type { DatedRates, PublishedRates, RateSource } from './dated-rates'

/** What staff set for all rates. */
export type RateSettings = {
  /** Whose rates visitors see; `newest` for those of the latest day, the bank's own before others of the same day. */
  shownSource: RateSource | 'newest'
  /** For how many business days after theirs rates may be calculated with. */
  businessDays: number
  /** Days on which banks do not work besides weekends, see `isHolidayText`. */
  holidays: readonly string[]
}

/**
 * The rates that visitors see, of all that are published.
 *
 * @returns null when there are none of the source that staff chose.
 */
export function chooseRates(published: readonly DatedRates[], settings: RateSettings): PublishedRates | null {
  const { shownSource, businessDays, holidays } = settings
  const [chosen] = published
    .filter(({ source, rates }) => rates.length > 0 && (shownSource === 'newest' || source === shownSource))
    .toSorted((one, other) => (one.day === other.day ? rank(one) - rank(other) : one.day < other.day ? 1 : -1))
  return chosen ? { ...chosen, usableUntil: addBusinessDays(chosen.day, businessDays, holidays) } : null
}

function rank({ source }: DatedRates): number {
  return source === 'bank' ? 0 : 1
}
