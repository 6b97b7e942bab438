import { addDays, type Day } from '@/src/country/calendar'

/** More days without one than this no calendar has: a list of holidays that says so is wrong, and must not be searched for ever. */
const mostDaysOff = 30

/** Whether a text names a holiday: `11-11` for every year, `2027-03-26` for one. */
export function isHolidayText(text: string): boolean {
  const [, year, rest = ''] = /^(?:(\d{4})-)?(\d{2}-\d{2})$/.exec(text) ?? []
  const day = `${year ?? '2024'}-${rest}`
  return rest !== '' && addDays(day, 0) === day
}

/** Whether banks work on a day: not at weekends, and not on the holidays given. */
export function isBusinessDay(day: Day, holidays: readonly string[]): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !holidays.includes(day) && !holidays.includes(day.slice(5))
}

/**
 * The day so many business days after another.
 *
 * @param count whole, zero or more; zero gives the day itself.
 * @param holidays see {@link isHolidayText}.
 */
export function addBusinessDays(day: Day, count: number, holidays: readonly string[]): Day {
  let reached = day
  for (let left = count; left > 0; left--) {
    reached = addDays(reached, 1)
    for (let off = 0; off < mostDaysOff && !isBusinessDay(reached, holidays); off++) reached = addDays(reached, 1)
  }
  return reached
}
