import { type Currency, ownCurrency } from '@/src/country/currencies'
import type { ConvertedCurrency } from './exchange-rates-props'

/** The parameters of an address that the converter answers. */
export const converterParameters = ['convert', 'from', 'to'] as const

/** What is converted before anybody has asked, in any currency. */
export const commonAmount = '100'

/** What is to be converted: an amount as it was typed. */
export type Conversion = { typed: string; from: Currency; to: Currency }

/** What an address asks the converter. Currencies that it does not have become the first ones. */
export function toConversion(
  query: Readonly<Record<string, string>>,
  currencies: readonly ConvertedCurrency[],
): Conversion {
  const codeOf = (asked: string | undefined, otherwise: Currency) =>
    currencies.find(({ code }) => code === asked?.toUpperCase())?.code ?? otherwise
  return {
    typed: query['convert'] ?? commonAmount,
    from: codeOf(query['from'], currencies[1]?.code ?? ownCurrency),
    to: codeOf(query['to'], ownCurrency),
  }
}
