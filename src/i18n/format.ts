import { luandaZone } from '@/src/country/luanda-time'
import type { Locale } from './locales'

/** The conventions of each language in Angola. English without a country would write American dates. */
export const languageConventions = { pt: 'pt-AO', en: 'en-GB' } as const satisfies Record<Locale, string>

/** A calendar day in words, as it is in Luanda. @param iso a date of the CMS. */
export function formatDate(locale: Locale, iso: string): string {
  const parts = new Intl.DateTimeFormat(languageConventions[locale], {
    dateStyle: 'long',
    timeZone: luandaZone,
  }).formatToParts(new Date(iso))
  // The site's Portuguese writes months with a capital, as in Angola before the spelling reform; the platform's data does not.
  return parts
    .map(({ type, value }) => (type === 'month' ? value.charAt(0).toUpperCase() + value.slice(1) : value))
    .join('')
}

/** A number with the group and decimal signs of the language. */
export function formatNumber(locale: Locale, value: number, options: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(languageConventions[locale], options).format(value)
}
