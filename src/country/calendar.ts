/** A calendar day as `2026-11-30`, without a time or a zone. */
export type Day = string

const millisecondsPerDay = 86_400_000

/** Whether a text names a day that exists. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && toDay(Date.parse(`${text}T00:00:00Z`)) === text
}

/** The day a number of days after another. */
export function addDays(day: Day, days: number): Day {
  return toDay(toTime(day) + days * millisecondsPerDay)
}

/**
 * The same day of a later month, or that month's last day when it is shorter.
 *
 * Counted from the first day every time: from one due date to the next, the 31st would become the 28th for good after February.
 */
export function addMonths(day: Day, months: number): Day {
  const monthsSinceZero = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months
  const year = Math.floor(monthsSinceZero / 12)
  const month = monthsSinceZero - year * 12 + 1
  const dayOfMonth = Math.min(Number(day.slice(8)), daysInMonth(year, month))
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(dayOfMonth)}`
}

/** A day as `20/11/2026`, which is how both languages write it in Angola. */
export function writeDay(day: Day): string {
  return day.split('-').reverse().join('/')
}

/** How many days later the second day is. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((toTime(to) - toTime(from)) / millisecondsPerDay)
}

/**
 * Age in completed years on a day. Who was born on 29 February completes a year on 1 March where there is none
 * (Código Civil, artigo 279.º, alínea c).
 */
export function toAge({ birth, today }: { birth: Day; today: Day }): number {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4))
  return today.slice(5) >= birth.slice(5) ? years : years - 1
}

/** @see the Gregorian rule of leap years */
function daysInMonth(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0')
}

function toTime(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`)
}

/** The day of a moment by the clock of Greenwich; empty for none. @param time milliseconds since 1970. */
export function toDay(time: number): Day {
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10)
}
