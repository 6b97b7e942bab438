import { Decimal } from '@/site/schemas/decimal'
import type { Day } from '@/src/country/calendar'

/** What an expression is about. A list is a column of the table, over all its periods. */
export type Type = 'number' | 'flag' | 'day' | 'list'

export type Value = Decimal | boolean | Day | readonly Decimal[]

/**
 * An expression, read and found sound: plain data, so that it travels to the browser. It is worked out there and on the server by
 * the same few lines, and visitors need no parser.
 */
export type Code =
  | { number: string }
  | { flag: boolean }
  /** An input, a parameter, a step or a column; `before.debt`, `total.interest`, `last.debt`. */
  | { name: string }
  | { call: string; with: readonly Code[] }

/** Something has no value for these inputs, such as a rate that explains payments which no rate explains. */
export class CannotTell extends Error {
  override name = 'CannotTell'
}

/** The number that a value is. @throws CannotTell for anything else: types are found out before anything runs. */
export function toNumber(value: Value | undefined): Decimal {
  if (value instanceof Decimal) return value
  throw new CannotTell('No number')
}

/** The same of a day. */
export function toDay(value: Value | undefined): Day {
  if (typeof value === 'string') return value
  throw new CannotTell('No day')
}

/** The same of a column. */
export function toList(value: Value | undefined): readonly Decimal[] {
  if (typeof value === 'object' && !(value instanceof Decimal)) return value
  throw new CannotTell('No column')
}

/** The whole number between two bounds that a value is. @throws CannotTell for anything else. */
export function toWhole(value: Value | undefined, { min, max }: { min: number; max: number }): number {
  const number = toNumber(value)
  if (number.isInteger() && number.greaterThanOrEqualTo(min) && number.lessThanOrEqualTo(max)) return number.toNumber()
  throw new CannotTell(`${number.toString()} is no whole number from ${min} to ${max}`)
}
