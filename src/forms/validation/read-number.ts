import { groupSigns } from '@/src/country/bank'
import { amountSigns } from '@/src/country/currencies'
import type { Locale } from '@/src/i18n/locales'

/**
 * The decimal number that a text writes, as a plain decimal ("-1234.5"), or null. Groups of three may be parted by spaces,
 * dots or commas. A single sign before three digits parts groups where that is the language's habit ("1.234" in Portuguese,
 * "1,234" in English), else decimals.
 */
export function readDecimal(text: string, locale: Locale): string | null {
  const compact = text.trim().replaceAll(/[\u00a0\u202f']/g, ' ')
  const negative = /^[-−]/.test(compact)
  const digits = compact.replace(/^[-−+]\s*/, '')
  const decimalSign = findDecimalSign(digits, locale)
  const [whole = '', fraction = '', ...more] = decimalSign ? digits.split(decimalSign) : [digits]
  if (more.length > 0 || !isGrouped(whole) || !/^\d*$/.test(fraction) || (decimalSign && fraction === '')) return null
  const plain = whole.replaceAll(/[ .,]/g, '').replace(/^0+(?=\d)/, '')
  return `${negative ? '-' : ''}${plain || '0'}${fraction ? `.${fraction}` : ''}`
}

function isGrouped(whole: string): boolean {
  return /^\d+$/.test(whole) || /^\d{1,3}([ .,])\d{3}(?:\1\d{3})*$/.test(whole)
}

/** Which sign parts the decimals, if one does. */
function findDecimalSign(digits: string, locale: Locale): '.' | ',' | null {
  const dots = digits.split('.').length - 1
  const commas = digits.split(',').length - 1
  if (dots > 0 && commas > 0) return digits.lastIndexOf('.') > digits.lastIndexOf(',') ? '.' : ','
  if (dots + commas !== 1) return null
  const sign = dots === 1 ? '.' : ','
  const groupSign = groupSigns[locale]
  return sign === groupSign && /^\d{1,3}[.,]\d{3}$/.test(digits) ? null : sign
}

/** The number that a text writes, or the text when it writes none or one too large to be kept exactly. */
export function readNumber(text: string, locale: Locale): number | string {
  const decimal = readDecimal(text, locale)
  return decimal === null || decimal.replaceAll(/\D/g, '').length > 15 ? text : Number(decimal)
}

/** Money in its smallest unit, or the text when it is no amount or finer than that unit. */
export function readAmount(text: string, locale: Locale): number | string {
  const decimal = readDecimal(text.replaceAll(amountSigns, ''), locale)
  if (decimal === null) return text
  const [whole = '', fraction = ''] = decimal.split('.')
  if (fraction.length > 2 || whole.length > 13) return text
  return Number(`${whole}${fraction.padEnd(2, '0')}`)
}
