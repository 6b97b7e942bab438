import { fromUnits, toUnits } from './decimal'

/** Decimal places of a buying or selling rate. */
const quotedPlaces = 4
/** The mean of two rates of four places always fits in five. */
const averagePlaces = quotedPlaces + 1
/** Decimal places of an amount of any of the currencies. */
const amountPlaces = 2
/** A result below one unit would be rounded to nothing with two places: one kwanza is a tenth of a cent. */
const smallPlaces = 4

type Quotation = {
  /** Kwanzas that the bank pays for one unit, a decimal with at most four places. */
  buy: string
  /** Kwanzas that the bank asks for one unit, a decimal with at most four places. */
  sell: string
}

/**
 * The average market rate of a currency: the mean of what the bank buys and sells it for, exactly.
 *
 * @returns kwanzas for one unit, a decimal with five places; null when one of the two is zero, which is no rate.
 * @throws RangeError when a rate is no decimal with at most four places.
 */
export function toAverageRate({ buy, sell }: Quotation): string | null {
  const [bought, sold] = [toUnits(buy, quotedPlaces), toUnits(sell, quotedPlaces)]
  // Half of the sum in parts ten times smaller is five times the sum.
  return bought === 0n || sold === 0n ? null : fromUnits((bought + sold) * 5n, averagePlaces)
}

type Conversion = {
  /** A decimal with at most two places. */
  amount: string
  /** Kwanzas for one unit of the amount's currency; `1` for kwanzas. */
  from: string
  /** Kwanzas for one unit of the other currency; `1` for kwanzas. */
  to: string
}

/**
 * Converts an amount at average rates. The quotient is exact and rounded once, half up: to two places, or to four when it is
 * less than one unit.
 *
 * @throws RangeError when the amount or a rate is no decimal with at most two and five places, or the rate `to` is zero.
 */
export function convert({ amount, from, to }: Conversion): string {
  const kwanzas = toUnits(amount, amountPlaces) * toUnits(from, averagePlaces)
  const oneUnit = toUnits(to, averagePlaces) * toUnits('1', amountPlaces)
  const places = kwanzas > 0n && kwanzas < oneUnit ? smallPlaces : amountPlaces
  return fromUnits(divideHalfUp(kwanzas * toUnits('1', places), oneUnit), places)
}

function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor)
}
