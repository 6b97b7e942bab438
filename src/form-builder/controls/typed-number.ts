import { readNumber } from '@/src/forms/validation/read-number'
import { languageConventions } from '@/src/i18n/format'
import type { Locale } from '@/src/i18n/locales'

type HowTyped = { unit: number; language: Locale }

/** The number that somebody typed, in the units that are kept. Null when nothing is typed, NaN when it is no number. */
export function readTyped(text: string, { unit, language }: HowTyped): number | null {
  if (text.trim() === '') return null
  const read = readNumber(text, language)
  // Money has two decimals, which binary fractions only come near to.
  return typeof read === 'number' ? Number((read * unit).toFixed(unit === 1 ? 10 : 6)) : Number.NaN
}

/** A number as somebody would type it, without groups. */
export function formatTyped(value: number | null, { unit, language }: HowTyped): string {
  if (value === null || Number.isNaN(value)) return ''
  const format = new Intl.NumberFormat(languageConventions[language], { useGrouping: false, maximumFractionDigits: 10 })
  return format.format(value / unit)
}
