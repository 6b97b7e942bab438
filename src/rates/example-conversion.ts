import { convert, toAverageRate } from '@/site/schemas/currency-converter/convert'
import type { DatedRates } from '@/site/schemas/exchange-rates/dated-rates'
import { ownCurrency } from '@/src/country/currencies'
import { formatNumber } from '@/src/i18n/format'
import type { Locale } from '@/src/i18n/locales'

/** What the converter of the site is asked, to show what rates do. */
export const exampleAmount = 100

/** One currency as the converter of the site counts it with rates: what an amount of it is in the own currency; null where they have none. */
export type ExampleConversion = { currency: string; before: string | null; after: string | null }

/** What the converter would answer with rates, beside what it answers with the last ones. */
export function toExampleConversions({ rates }: DatedRates, last: DatedRates | null): ExampleConversion[] {
  const currencies = new Set([...rates, ...(last?.rates ?? [])].map(({ currency }) => currency))
  return [...currencies].map((currency) => {
    const [before, after] = [last?.rates, rates].map((each) => {
      const rate = each?.find((known) => known.currency === currency)
      const average = rate && toAverageRate(rate)
      return average ? convert({ amount: `${exampleAmount}`, from: average, to: '1' }) : null
    })
    return { currency, before: before ?? null, after: after ?? null }
  })
}

/** An amount of the own currency in words. */
export function sayOwnAmount(decimal: string | null, language: Locale): string {
  if (decimal === null) return '—'
  return formatNumber(language, Number(decimal), { style: 'currency', currency: ownCurrency })
}
