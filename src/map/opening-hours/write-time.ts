import { clockSigns } from '@/src/country/bank'
import type { Locale } from '@/src/i18n/locales'
import { wholeDay } from './parse-hours'

/** A time of the clock. @param minutes since midnight, of this day or a later one. */
export function writeTime(minutes: number, locale: Locale): string {
  // The end of a day is 24, not 0: nobody shall take it for its beginning.
  const ofDay = minutes === wholeDay ? wholeDay : minutes % wholeDay
  const { sign, hourDigits } = clockSigns[locale]
  return `${String(Math.floor(ofDay / 60)).padStart(hourDigits, '0')}${sign}${String(ofDay % 60).padStart(2, '0')}`
}
