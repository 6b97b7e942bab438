import { formatNumber } from '@/src/i18n/format'
import type { Locale } from '@/src/i18n/locales'

/** A distance as one says it: steps of ten metres, of a hundred metres from one kilometre, of a kilometre from ten. */
export function writeDistance(metres: number, locale: Locale): string {
  if (metres < 995) return `${Math.round(metres / 10) * 10}\u00a0m`
  return `${formatNumber(locale, metres / 1000, { maximumFractionDigits: metres < 9950 ? 1 : 0 })}\u00a0km`
}
