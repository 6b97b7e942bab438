import { languageConventions } from '@/src/country/bank'
import { localZone } from '@/src/country/local-time'
import type { Locale } from './locales'

export { languageConventions } from '@/src/country/bank'

/** A calendar day in words, as it is in the country. @param iso a date of the CMS. */
export function formatDate(locale: Locale, iso: string): string {
  const parts = new Intl.DateTimeFormat(languageConventions[locale], {
    dateStyle: 'long',
    timeZone: localZone,
  }).formatToParts(new Date(iso))
  // The site's Portuguese writes months with a capital, as in Angola before the spelling reform; the platform's data does not.
  return parts
    .map(({ type, value }) => (type === 'month' ? value.charAt(0).toUpperCase() + value.slice(1) : value))
    .join('')
}

/** A day and an hour in figures, as they are in the country. @param iso a moment of the CMS. */
export function formatMoment(locale: Locale, iso: string): string {
  return new Intl.DateTimeFormat(languageConventions[locale], {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: localZone,
  }).format(new Date(iso))
}

/** A number with the group and decimal signs of the language. */
export function formatNumber(locale: Locale, value: number, options: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(languageConventions[locale], options).format(value)
}
