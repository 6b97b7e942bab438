import { addDays, addMonths } from '@/src/country/calendar'
import type { DateQuestion } from './definition'

/** A day that shows which number is which. */
const usual = '-03-27'

/**
 * A day that a field takes, for people to see how days are written: the usual one, or one like it within the limits.
 * @param today the day it is in Luanda
 */
export function toExampleDay({ earliest, latest, minimumAge }: DateQuestion, today: string): string {
  const isToCome = earliest === 'today'
  const least = isToCome ? today : (earliest ?? '0001-01-01')
  const [most = '9998-12-31'] = [
    ...(latest === null ? [] : [latest === 'today' ? today : latest]),
    ...(minimumAge === null ? [] : [addMonths(today, -12 * minimumAge)]),
  ].toSorted()
  // What is to come has to be so when somebody reads the page, which may be drawn long before.
  const wanted = isToCome ? addDays(today, 366) : least
  const days = ['1998', ...(earliest === null ? [] : [wanted, nextYear(wanted)]), most, nextYear(most, -1)]
    .map((day) => `${day.slice(0, 4)}${usual}`)
    .filter((day) => day <= most)
  const fitting = days.find((day) => day >= wanted) ?? days.findLast((day) => day >= least)
  return fitting ?? (isToCome ? most : least)
}

function nextYear(day: string, years = 1): string {
  return addMonths(day, 12 * years)
}
