/** A day that many days later. @param day as `2026-11-23`. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** The same day some months later; where that month is too short, its last day. */
export function addMonths(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  const wanted = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months + 1, 0)
  date.setUTCDate(Math.min(wanted, date.getUTCDate()))
  return date.toISOString().slice(0, 10)
}

/** Until when a report is acknowledged, and answered from then on: Directive (EU) 2019/1937, article 9. */
export const acknowledgedInDays = 7
export const answeredInMonths = 3
