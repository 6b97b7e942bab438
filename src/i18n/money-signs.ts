import { languageConventions } from './format'
import type { Locale } from './locales'

type MoneySigns = { group: string; decimal: ',' | '.'; before: string; after: string }

/**
 * The signs that a language puts into and around an amount of a currency: `1 234,50 Kz` in Portuguese, `Kz 1,234.50` in English.
 *
 * @param currency its ISO 4217 code.
 */
export function toMoneySigns(locale: Locale, currency: string): MoneySigns {
  const parts = new Intl.NumberFormat(languageConventions[locale], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(1_234.5)
  const signOf = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  const join = (from: number, to?: number) =>
    parts
      .slice(from, to)
      .map(({ value }) => value)
      .join('')
  return {
    group: signOf('group'),
    decimal: signOf('decimal') === ',' ? ',' : '.',
    before: join(
      0,
      parts.findIndex(({ type }) => type === 'integer'),
    ),
    after: join(parts.findIndex(({ type }) => type === 'fraction') + 1),
  }
}
