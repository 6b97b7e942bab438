import { Decimal } from '../decimal'

const currencySigns = /^(?:kz|aoa|usd|us\$|\$|eur|€)|(?:kz|aoa|usd|\$|eur|€)$/gi

/** Longer than any amount or rate: what is longer is not read at all. */
const longest = 30

/**
 * An amount as people in Angola type it: `1 234,50`, `1.234,5`, `1,234.50`, `1234.5`, with or without its currency.
 *
 * A sign that stands before exactly three digits groups thousands, because no amount has three decimals; the last sign before
 * one or two digits is the decimal one.
 *
 * @returns null for anything else.
 */
export function parseAmount(typed: string): Decimal | null {
  const text = typed.replaceAll(/[\s'’]/g, '').replaceAll(currencySigns, '')
  if (text.length > longest) return null
  const plain = /^\d+(?:[.,]\d{1,2})?$/.test(text)
  const grouped = /^\d{1,3}(?:(?:\.\d{3})+(?:,\d{1,2})?|(?:,\d{3})+(?:\.\d{1,2})?)$/.test(text)
  if (!plain && !grouped) return null
  const decimals = /[.,](\d{1,2})$/.exec(text)?.[1] ?? ''
  const whole = (decimals === '' ? text : text.slice(0, -decimals.length - 1)).replaceAll(/[.,]/g, '')
  return new Decimal(`${whole}.${decimals || '0'}`)
}

/** A rate in percent, such as `7,5`, `7.5 %` or `24`; at most four decimals. @returns null for anything else. */
export function parsePercent(typed: string): Decimal | null {
  const text = typed.replaceAll(/\s/g, '').replace(/%$/, '')
  return /^\d{1,3}(?:[.,]\d{1,4})?$/.test(text) ? new Decimal(text.replace(',', '.')) : null
}

/** A whole number of months or days. @returns null for anything else. */
export function parseCount(typed: string): number | null {
  const text = typed.trim()
  return /^\d{1,5}$/.test(text) ? Number(text) : null
}
