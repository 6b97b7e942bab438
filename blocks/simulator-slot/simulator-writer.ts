import type { Decimal } from '@/schemas/decimal'
import type { Locale } from '@/src/i18n/locales'
import { type Currency, writeDay, writeDecimal, writeMoney, writePercent } from '@/src/i18n/write-money'

/** Writes the values of one simulation in the language of the page and the currency of the product. */
export type SimulatorWriter = {
  money: (amount: Decimal | number) => string
  /** An amount whose cents do not matter, such as a limit. */
  roundMoney: (amount: number) => string
  percent: (rate: Decimal | number, places?: number) => string
  count: (number: number) => string
  day: (day: string) => string
  /** A cell of a table: its column says the currency. */
  cell: (kind: CellKind, raw: string) => string
}

export type CellKind = 'amount' | 'count' | 'day' | 'percent' | 'text'

/** Makes the writer of one language and currency. */
export function createWriter(locale: Locale, currency: Currency): SimulatorWriter {
  const count = (number: number) => writeDecimal(locale, String(number))
  const percent = (rate: Decimal | number, places?: number) =>
    writePercent(locale, typeof rate === 'number' || places === undefined ? rate.toString() : rate.toFixed(places))
  return {
    money: (amount) => writeMoney(locale, amount.toFixed(2), currency),
    roundMoney: (amount) => writeMoney(locale, Number.isInteger(amount) ? String(amount) : amount.toFixed(2), currency),
    percent,
    count,
    day: writeDay,
    cell: (kind, raw) => {
      if (kind === 'day') return writeDay(raw)
      if (kind === 'percent') return writePercent(locale, raw)
      return kind === 'text' ? raw : writeDecimal(locale, raw)
    },
  }
}
