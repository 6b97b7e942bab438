/** The currency of the country: prices and products are in it where nothing else is said. */
export const ownCurrency = 'AOA'

/** The currencies that the bank buys and sells, in the order in which they are shown. */
export const foreignCurrencies = ['USD', 'EUR', 'ZAR', 'GBP'] as const
export type ForeignCurrency = (typeof foreignCurrencies)[number]

/** Every currency that anything here is counted in. */
export const currencies = [ownCurrency, ...foreignCurrencies] as const
export type Currency = (typeof currencies)[number]
