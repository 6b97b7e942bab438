/** The bank's country: its name, which is the same in all languages of the site, and its ISO 3166 code. */
export const country = { code: 'AO', name: 'Angola' } as const

/** The hour of the country, the same all year: its zone as browsers know it, and how far it is ahead of UTC. */
export const hour = { zone: 'Africa/Luanda', city: 'Luanda', offset: '+01:00', aheadMs: 3_600_000 } as const

/**
 * Telephone numbers of the country: how they begin in the whole world, and what follows, as regular expressions. Angola, 244, has nine
 * digits: mobile numbers begin with 9, fixed ones with 2 and the code of the place.
 */
export const phone = { code: '244', number: '9[1-9]\\d{7}|2\\d{8}', likely: '[29]\\d{8}' } as const

/** The currency of the country: prices and products are in it where nothing else is said. */
export const ownCurrency = 'AOA'

/** The currencies that the bank buys and sells, in the order in which they are shown. */
export const foreignCurrencies = ['USD', 'EUR', 'ZAR', 'GBP'] as const

/** How the country writes its currency; other currencies go by their code, which needs no explaining. */
export const currencySigns = { AOA: 'Kz', USD: 'USD', EUR: 'EUR', ZAR: 'ZAR', GBP: 'GBP' } as const

/** How sentences name a currency, in all languages of the site, as regular expressions. */
export const currencyWords = {
  AOA: 'Kz|AOA|kwanzas?',
  USD: 'USD|US\\$|dólar(?:es)?|dollars?',
  EUR: 'EUR|€|euros?',
  ZAR: 'ZAR|rands?',
  GBP: 'GBP|£|libras?|pounds?',
} as const

/** What people write beside an amount in a field that knows its currency. */
export const amountSigns = /(?:Kz|AOA|USD|US\$|\$|EUR|€|ZAR|R|GBP|£)/gi
