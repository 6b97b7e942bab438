import { type Currency, currencySigns } from '@/src/country/currencies'
import { formatNumber, languageConventions } from '@/src/i18n/format'
import type { Locale } from '@/src/i18n/locales'
import { type FileKind, fileKinds } from '../definition/file-kinds'

/** Money for display. @param smallestUnits cêntimos or cents. */
export function formatAmount(
  locale: Locale,
  { smallestUnits, currency }: { smallestUnits: number; currency: Currency },
) {
  return `${formatUnits(locale, smallestUnits)}\u00a0${currencySigns[currency]}`
}

/** The same without its currency, as people type it. */
export function formatUnits(locale: Locale, smallestUnits: number): string {
  return formatNumber(locale, smallestUnits / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
}

/** The size of a file for display. @param bytes what counts; shown in MB of 1 048 576 bytes, as devices do. */
export function formatFileSize(locale: Locale, bytes: number): string {
  const [size, unit] = bytes >= 1024 * 1024 ? [bytes / 1024 / 1024, 'MB'] : [bytes / 1024, 'kB']
  return `${formatNumber(locale, size, { maximumFractionDigits: 1 })}\u00a0${unit}`
}

/** The kinds of file that a question takes, as a list in words. */
export function formatFileKinds(locale: Locale, kinds: readonly FileKind[]): string {
  return new Intl.ListFormat(languageConventions[locale], { type: 'disjunction' }).format(
    kinds.map((kind) => fileKinds[kind].name),
  )
}
