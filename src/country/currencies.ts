import { foreignCurrencies, ownCurrency } from '@/site/country'

export { amountSigns, currencySigns, currencyWords, foreignCurrencies, ownCurrency } from '@/site/country'

export type ForeignCurrency = (typeof foreignCurrencies)[number]

/** Every currency that anything here is counted in. */
export const currencies = [ownCurrency, ...foreignCurrencies] as const
export type Currency = (typeof currencies)[number]
