import { Decimal } from '@/site/schemas/decimal'
import type { Locale } from '@/src/i18n/locales'

const written = {
  pt: /\d+(?:\u00a0\d{3})*(?:,\d+)?/gu,
  en: /\d+(?:,\d{3})*(?:\.\d+)?/gu,
} as const satisfies Record<Locale, RegExp>

/** Every number of a text, in the order in which it states them, with as many places as it has. */
export function statedNumbers(text: string, locale: Locale): Decimal[] {
  return [...text.matchAll(written[locale])].map(
    ([number]) =>
      new Decimal(locale === 'pt' ? number.replaceAll('\u00a0', '').replace(',', '.') : number.replaceAll(',', '')),
  )
}
