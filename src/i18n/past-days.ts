import { lastDaysInText } from '@/src/country/bank'
import { type Locale, locales } from './locales'

/** The last days that a text names and that are over, as it writes them. @param today such as `2026-11-23`. */
export function findPastDays(text: string, locale: Locale, today: string): string[] {
  return [...text.matchAll(lastDaysInText[locale])].flatMap(([written, first, second, year, month, day, otherYear]) => {
    const [dayIn, monthIn, yearIn] = first ? [first, second, year] : [day, month, otherYear]
    const number = monthNumber(monthIn ?? '', locale)
    if (number === 0) return []
    const named = `${yearIn}-${String(number).padStart(2, '0')}-${String(Number(dayIn)).padStart(2, '0')}`
    return named < today ? [written] : []
  })
}

const monthNames: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  locales.map((locale) => {
    const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
    return [locale, Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month, 15)).toLowerCase())]
  }),
)

/** From 1 on; 0 for a word that names no month. */
function monthNumber(word: string, locale: Locale): number {
  return (monthNames[locale]?.indexOf(word.toLowerCase()) ?? -1) + 1
}
