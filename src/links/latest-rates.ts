/** Where the exchange rates of now are, as JSON: open pages ask there for newer ones. */
export const latestRatesPath = '/_rates/latest.json'
