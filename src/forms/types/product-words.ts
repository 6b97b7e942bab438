import { createTranslator } from 'next-intl'
import { formatNumber } from '@/src/i18n/format'
import type { Locale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'

/** The product's words for values of definitions, in a language. */
export function valueWords(locale: Locale) {
  return createTranslator({ locale, messages: messagesByLocale[locale], namespace: 'forms.values' })
}

/** A limit in words; null is said to be none. */
export function toCount(value: number | null, locale: Locale): string {
  return value === null ? valueWords(locale)('none') : formatNumber(locale, value, { maximumFractionDigits: 12 })
}

/** The product's words around controls, in a language. */
export function controlWords(locale: Locale) {
  return createTranslator({ locale, messages: messagesByLocale[locale], namespace: 'forms.words' })
}

/** What was ticked or said yes to, in a word. */
export function toYesOrNo(answer: unknown, locale: Locale): string {
  return controlWords(locale)(answer === true ? 'yes' : 'no')
}
