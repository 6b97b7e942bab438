import type { DecimalSign } from './parse-amount'

/** The signs that a language puts into numbers. */
export type NumberSigns = { group: string; decimal: DecimalSign }

/** What stands around an amount of a currency, spaces included. */
export type CurrencySigns = { before: string; after: string }

/**
 * Writes an amount of money. Servers and browsers know different editions of the world's number formats, so the signs come
 * from the server and both sides write the same characters.
 *
 * @param decimal digits with at most one point; its places are kept as they are.
 */
export function formatAmount(
  decimal: string,
  { group, decimal: sign, before, after }: NumberSigns & CurrencySigns,
): string {
  const [whole = '', fraction] = decimal.split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, () => group)
  return `${before}${grouped}${fraction === undefined ? '' : sign + fraction}${after}`
}
