import { type CurrencySigns, formatAmount, type NumberSigns } from '@/site/schemas/currency-converter/format-amount'
import type { Decimal } from '@/site/schemas/decimal'
import type { Offer } from '@/site/schemas/simulator/offers'
import { writeDay } from '@/src/country/calendar'

export type ProductCurrency = Offer['product']['amount']['currency']

/**
 * The signs that the language of the page writes numbers with. They come from the server, because browsers know other editions
 * of the world's number formats.
 */
export type SimulatorSigns = NumberSigns & {
  percent: string
  currencies: Readonly<Record<ProductCurrency, CurrencySigns>>
}

/** Writes the values of one simulation in the language of the page and the currency of the product. */
export type SimulatorWriter = {
  money: (amount: Decimal | number) => string
  /** An amount without cents where it has none, such as a limit. */
  roundMoney: (amount: number) => string
  percent: (rate: Decimal | number, places?: number) => string
  /** A number without a unit. @param decimal digits with at most one point. */
  number: (decimal: string) => string
  /** A cell of a table: its column says the currency. */
  cell: (kind: CellKind, raw: string) => string
}

export type CellKind = 'amount' | 'count' | 'day' | 'percent' | 'text'

/** Makes the writer of one language and currency. */
export function createWriter(
  { percent, currencies, ...signs }: SimulatorSigns,
  currency: ProductCurrency,
): SimulatorWriter {
  const number = (decimal: string) => formatAmount(decimal, { ...signs, before: '', after: '' })
  const money = (decimal: string) => formatAmount(decimal, { ...signs, ...currencies[currency] })
  const writePercent = (decimal: string) => `${number(decimal)}${percent}`
  return {
    money: (amount) => money(amount.toFixed(2)),
    roundMoney: (amount) => money(Number.isInteger(amount) ? String(amount) : amount.toFixed(2)),
    percent: (rate, places) => writePercent(places === undefined ? rate.toString() : rate.toFixed(places)),
    number,
    cell: (kind, raw) => {
      if (kind === 'day') return writeDay(raw)
      if (kind === 'percent') return writePercent(raw)
      return kind === 'text' ? raw : number(raw)
    },
  }
}
