import { toAverageRate } from '@/site/schemas/currency-converter/convert'
import type { PublishedRates } from '@/site/schemas/exchange-rates/dated-rates'
import { ownCurrency } from '@/src/country/currencies'
import type { ConvertedCurrency, ExchangeRatesProps } from './exchange-rates-props'

/** The currencies that can be converted into each other at the average market rate, the country's own first. */
export function toConvertedCurrencies(
  { rates }: PublishedRates,
  { currencySigns, texts }: Pick<ExchangeRatesProps, 'currencySigns' | 'texts'>,
): ConvertedCurrency[] {
  const own: ConvertedCurrency = {
    code: ownCurrency,
    name: texts.currencies[ownCurrency],
    rate: '1',
    ...currencySigns[ownCurrency],
  }
  const foreign = rates.flatMap(({ currency, buy, sell }): ConvertedCurrency[] => {
    const rate = toAverageRate({ buy, sell })
    return rate === null ? [] : [{ code: currency, name: texts.currencies[currency], rate, ...currencySigns[currency] }]
  })
  return [own, ...foreign]
}
