import { foreignCurrencies, ownCurrency } from './bank'

export { amountSigns, currencySigns, currencyWords, foreignCurrencies, ownCurrency } from './bank'

export type ForeignCurrency = (typeof foreignCurrencies)[number]

/** Every currency that anything here is counted in. */
export const currencies = [ownCurrency, ...foreignCurrencies] as const
export type Currency = (typeof currencies)[number]
