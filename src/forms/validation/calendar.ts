/** Days of the calendar as ISO 8601 writes them (2026-11-21), which compare as texts. */

const luandaDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Africa/Luanda',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The day it is in Luanda at a moment. */
export function toLuandaDay(moment: Date): string {
  return luandaDay.format(moment)
}

/** Whether the calendar has such a day. */
export function isCalendarDay(day: string): boolean {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []
  if (!year || !month || !date) return false
  const time = new Date(`${day}T00:00:00Z`)
  // A date that is too large for its month rolls over into the next.
  return !Number.isNaN(time.getTime()) && time.toISOString().slice(0, 10) === day
}

/**
 * Age in completed years on a day. Who was born on 29 February completes a year on 1 March where there is none
 * (Código Civil, artigo 279.º, alínea c).
 */
export function toAge({ birth, today }: { birth: string; today: string }): number {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4))
  return today.slice(5) >= birth.slice(5) ? years : years - 1
}
