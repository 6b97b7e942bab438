import { type Currency, currencies } from '@/src/country/currencies'

/** What a calculated value is counted in: by itself, in hundredths of a whole, or in money. */
export const calculatedUnits = ['number', 'percent', ...currencies] as const
export type CalculatedUnit = (typeof calculatedUnits)[number]

/** Whether a word is a unit. */
export function isCalculatedUnit(word: unknown): word is CalculatedUnit {
  return calculatedUnits.some((unit) => unit === word)
}

/** Whether a unit is money, which is kept in hundredths. */
export function isMoney(unit: CalculatedUnit): unit is Currency {
  return unit !== 'number' && unit !== 'percent'
}
