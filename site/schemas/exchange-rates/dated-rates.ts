import type { Day } from '@/src/country/calendar'
import { type ForeignCurrency, foreignCurrencies } from '@/src/country/currencies'

/** Whose rates they are: the bank's own, or the reference rates of the central bank. */
export const rateSources = ['bank', 'bna'] as const
export type RateSource = (typeof rateSources)[number]

/** Kwanzas for one unit of a currency, as decimals with a point and at most four places. */
export type Quotation = {
  currency: ForeignCurrency
  /** What the bank pays. */
  buy: string
  /** What the bank asks. */
  sell: string
}

/** What one source said on one day. */
export type DatedRates = { day: Day; source: RateSource; rates: readonly Quotation[] }

/** The rates that visitors see. */
export type PublishedRates = DatedRates & {
  /** The last day on which they may be calculated with. */
  usableUntil: Day
}

/** Whether a value is what {@link PublishedRates} says: for whoever reads it from a file or another process. */
export function isPublishedRates(value: unknown): value is PublishedRates {
  if (typeof value !== 'object' || value === null) return false
  const { day, source, usableUntil, rates }: { [Key in keyof PublishedRates]?: unknown } = value
  const isSource = rateSources.some((known) => known === source)
  return isDayText(day) && isDayText(usableUntil) && isSource && Array.isArray(rates) && rates.every(isQuotation)
}

function isQuotation(value: unknown): value is Quotation {
  if (typeof value !== 'object' || value === null) return false
  const { currency, buy, sell }: { [Key in keyof Quotation]?: unknown } = value
  return foreignCurrencies.some((known) => known === currency) && isDecimal(buy) && isDecimal(sell)
}

function isDecimal(value: unknown): boolean {
  return typeof value === 'string' && /^\d+(?:\.\d{1,4})?$/.test(value)
}

function isDayText(value: unknown): boolean {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
}
