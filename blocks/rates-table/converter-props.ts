import type { CurrencySigns, NumberSigns } from '@/schemas/currency-converter/format-amount'

export type CurrencyConverterProps = {
  /** Begins the ids of its elements. */
  id: string
  /** The kwanza first. */
  currencies: readonly ConverterCurrency[]
  signs: NumberSigns
  texts: ConverterTexts
}

export type ConverterCurrency = CurrencySigns & {
  code: string
  name: string
  /** Average market rate: kwanzas for one unit, a decimal. */
  rate: string
}

type ConverterTexts = {
  open: string
  common: string
  currency: string
  units: string
  other: string
  amount: string
  from: string
  to: string
  swap: string
  invalid: string
  notice: string
}
