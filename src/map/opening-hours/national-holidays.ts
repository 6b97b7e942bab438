import { addDays, type Day } from '@/src/country/calendar'

/** Month and day of the holidays that keep their date. @see article 2 of Lei n.º 10/11, de 16 de Fevereiro, as Lei n.º 11/18 words it */
const fixed = ['01-01', '02-04', '03-08', '03-23', '04-04', '05-01', '09-17', '11-02', '11-11', '12-25'] as const

/** Days before Easter Sunday. */
const carnival = 47
const goodFriday = 2

/**
 * Whether Angola rests on a day. Days between a holiday and a weekend, on which
 * article 6 of the law lets people stay at home, are not among them: the bank says of each what it does.
 */
export function isNationalHoliday(day: Day): boolean {
  if (fixed.some((date) => day.endsWith(date))) return true
  const easter = easterSunday(Number(day.slice(0, 4)))
  return day === addDays(easter, -carnival) || day === addDays(easter, -goodFriday)
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
