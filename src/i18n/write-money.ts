import type { Locale } from './locales'

/** Currencies that the bank's products have. */
export type Currency = 'AOA' | 'USD' | 'EUR'

/** Both no-break, so that an amount stays on one line. */
const space = '\u00a0'

const symbols = { AOA: 'Kz', USD: '$', EUR: '€' } as const satisfies Record<Currency, string>

/**
 * A decimal with the group and decimal signs of the language: `1 234,50` and `1,234.50`.
 *
 * Written without the platform's number formats: server and browser know different editions of them, and have to write the same.
 *
 * @param decimal digits with at most one point, such as `-1234.50`; its places are kept as they are.
 */
export function writeDecimal(locale: Locale, decimal: string): string {
  const [whole = '', fraction] = decimal.split('.')
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, locale === 'pt' ? space : ',')
  return fraction === undefined ? grouped : `${grouped}${locale === 'pt' ? ',' : '.'}${fraction}`
}

/** An amount with its currency: `1 234,50 Kz` in Portuguese, `Kz 1,234.50` in English. */
export function writeMoney(locale: Locale, decimal: string, currency: Currency): string {
  const number = writeDecimal(locale, decimal)
  const symbol = symbols[currency]
  if (locale === 'pt') return `${number}${space}${symbol}`
  return currency === 'AOA' ? `${symbol}${space}${number}` : `${symbol}${number}`
}

/** A percentage: `7,5 %` in Portuguese, `7.5%` in English. */
export function writePercent(locale: Locale, decimal: string): string {
  return `${writeDecimal(locale, decimal)}${locale === 'pt' ? `${space}%` : '%'}`
}

/** A day as `20/11/2026`, which is how both languages write it in Angola. @param day as `2026-11-20`. */
export function writeDay(day: string): string {
  return day.split('-').reverse().join('/')
}
