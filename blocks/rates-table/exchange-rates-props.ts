import type { CurrencySigns, NumberSigns } from '@/site/schemas/currency-converter/format-amount'
import type { PublishedRates, RateSource } from '@/site/schemas/exchange-rates/dated-rates'
import type { RateHistory } from '@/site/schemas/exchange-rates/rate-history'
import type { Day } from '@/src/country/calendar'
import type { Currency } from '@/src/country/currencies'
import type { Messages } from '@/src/i18n/messages'

/** Everything that the rates and the converter are drawn from: plain data, the same on the server and in the browser. */
export type ExchangeRatesProps = {
  /** Begins the ids of its elements. */
  id: string
  rates: PublishedRates
  /** What went before them. */
  history: RateHistory
  /** The day it is in Luanda: on a later one than they count for, rates are old. */
  day: Day
  /** Where the rates of now are, as JSON. */
  ratesHref: string
  hasConverter: boolean
  /** The page's own address: a conversion without script is a question to it. */
  href: string
  /** What the address asks. */
  query: Readonly<Record<string, string>>
  signs: NumberSigns
  /** What stands around an amount of each currency. */
  currencySigns: Readonly<Record<Currency, CurrencySigns>>
  sourceNames: Readonly<Record<RateSource, string>>
  texts: RatesTexts
  note: string
}

export type RatesTexts = Messages['ratesTable']

/** A currency that can be converted. */
export type ConvertedCurrency = CurrencySigns & {
  code: Currency
  name: string
  /** Average market rate: kwanzas for one unit, a decimal. */
  rate: string
}

/** What the converter is drawn from. */
export type ConverterProps = Pick<ExchangeRatesProps, 'href' | 'id' | 'signs' | 'texts'> & {
  currencies: readonly ConvertedCurrency[]
  /** Whether script runs: the result follows what is typed then. */
  isHydrated: boolean
}
