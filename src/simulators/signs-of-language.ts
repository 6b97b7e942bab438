import { inProductCurrencies } from '@/site/schemas/simulator/stored-simulator'
import { ownCurrency, percentSigns } from '@/src/country/bank'
import type { Locale } from '@/src/i18n/locales'
import { toMoneySigns } from '@/src/i18n/money-signs'
import type { ProductCurrency, SimulatorSigns } from './simulator-writer'

/** The signs that a language writes the numbers of simulators with. */
export function signsOfLanguage(locale: Locale): SimulatorSigns {
  const { group, decimal } = toMoneySigns(locale, ownCurrency)
  const signsOf = (currency: ProductCurrency) => {
    const { before, after } = toMoneySigns(locale, currency)
    return { before, after }
  }
  return { group, decimal, percent: percentSigns[locale], currencies: inProductCurrencies(signsOf) }
}
