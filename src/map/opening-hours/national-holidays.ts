import { easterHolidays, fixedHolidays } from '@/src/country/bank'
import { addDays, type Day } from '@/src/country/calendar'

/** Whether the country of the bank rests on a day. */
export function isNationalHoliday(day: Day): boolean {
  if (fixedHolidays.some((date) => day.endsWith(date))) return true
  const easter = easterSunday(Number(day.slice(0, 4)))
  return easterHolidays.some((days) => day === addDays(easter, days))
}

/** The Easter Sunday of a year. @see the Gregorian computus of Meeus, Jones and Butcher */
function easterSunday(year: number): Day {
  const moon = year % 19
  const century = Math.floor(year / 100)
  const yearOfCentury = year % 100
  const correction = Math.floor((8 * century + 13) / 25)
  const epact = (19 * moon + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7
  const late = Math.floor((moon + 11 * epact + 22 * weekday) / 451)
  return addDays(`${year}-03-22`, epact + weekday - 7 * late)
}
