import DecimalLibrary from 'decimal.js-light'

/**
 * The one kind of number that money and rates are calculated with: decimal, 30 digits, halves rounded up.
 *
 * Server and browser load the same module, so both give the same digits. A quotient that does not end is cut after its last digit, so
 * whatever is rounded to the cent is multiplied first and divided last: an exact half stays one.
 */
export const Decimal = DecimalLibrary.clone({ precision: 30, rounding: DecimalLibrary.ROUND_HALF_UP })
export type Decimal = DecimalLibrary

/** What a decimal can be made from. A number stands for the decimal that it is written as. */
export type DecimalValue = number | string | Decimal

/** Rounds an amount to the cent, halves up: the only place where money is rounded. */
export function toCents(amount: Decimal): Decimal {
  return amount.toDecimalPlaces(2)
}

/** A percentage as a factor: 7.5 is 0.075. */
export function toFactor(percent: DecimalValue): Decimal {
  return new Decimal(percent).div(100)
}

/** The sum of amounts; zero when there are none. */
export function sumOf(amounts: readonly Decimal[]): Decimal {
  return amounts.reduce((sum, amount) => sum.plus(amount), new Decimal(0))
}

/** The lower of two numbers. */
export function lowerOf(one: Decimal, other: Decimal): Decimal {
  return other.lessThan(one) ? other : one
}

/** The higher of two numbers. */
export function higherOf(one: Decimal, other: Decimal): Decimal {
  return other.greaterThan(one) ? other : one
}
