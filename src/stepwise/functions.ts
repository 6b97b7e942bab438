import { Decimal, higherOf, lowerOf, toCents } from '@/site/schemas/decimal'
import { annualEffectiveRate, levelInstalment } from '@/site/schemas/time-value'
import { addDays, addMonths, daysBetween } from '@/src/country/calendar'
import { CannotTell, type Type, toDay, toList, toNumber, toWhole, type Value } from './code'

/** So many periods a table may have, and so far a power may go. */
export const mostPeriods = 600

/** What is worked out in code and proved here, because expressions have no loops. */
export type Primitive = {
  takes: readonly Type[]
  /** So many of them, at the end, may be left out. */
  optional?: number
  gives: Type
  run: (...given: Value[]) => Value
}

const number = 'number' as const
const day = 'day' as const
const months = { min: 1, max: mostPeriods }
const days = { min: 0, max: 36_600 }
const nothing = new Decimal(0)

/** A part of a whole. @throws CannotTell where the whole is nothing. */
function divide(part: Decimal, whole: Decimal): Decimal {
  if (whole.isZero()) throw new CannotTell('A division by zero')
  return part.div(whole)
}

/** Everything that expressions may call, by its name. Rates are a year's, in percent. */
export const primitives: Readonly<Record<string, Primitive>> = {
  /** To the cent, halves up: the only rounding of money. */
  cents: { takes: [number], gives: number, run: (amount) => toCents(toNumber(amount)) },
  /** To so many places, halves up. */
  rounded: {
    takes: [number, number],
    gives: number,
    run: (value, places) => toNumber(value).toDecimalPlaces(toWhole(places, { min: 0, max: 12 })),
  },
  min: { takes: [number, number], gives: number, run: (one, other) => lowerOf(toNumber(one), toNumber(other)) },
  max: { takes: [number, number], gives: number, run: (one, other) => higherOf(toNumber(one), toNumber(other)) },
  abs: { takes: [number], gives: number, run: (value) => toNumber(value).abs() },
  /** A number times itself, a whole number of times. */
  power: {
    takes: [number, number],
    gives: number,
    run: (base, exponent) => toNumber(base).pow(toWhole(exponent, { min: 0, max: mostPeriods })),
  },
  /** A part of a whole that may be nothing: then it is the third. */
  share: {
    takes: [number, number, number],
    gives: number,
    run: (part, whole, otherwise) =>
      toNumber(whole).isZero() ? toNumber(otherwise) : toNumber(part).div(toNumber(whole)),
  },
  /** The instalment of equal months, not rounded: principal, rate, months, and what is still owed after the last. */
  annuity: {
    takes: [number, number, number, number],
    optional: 1,
    gives: number,
    run: (principal, rate, count, residual) => {
      const monthlyRate = toNumber(rate).div(1200)
      const length = toWhole(count, months)
      if (monthlyRate.isNegative()) throw new CannotTell('A rate below zero')
      const rest = residual === undefined ? nothing : toNumber(residual)
      const repaid = toNumber(principal).minus(rest)
      // What is only owed at the end bears interest every month.
      return levelInstalment({ principal: repaid, monthlyRate, count: length }).plus(rest.times(monthlyRate))
    },
  },
  /** The capital of each of equal parts, not rounded: principal, months. */
  linear: {
    takes: [number, number],
    gives: number,
    run: (principal, count) => toNumber(principal).div(toWhole(count, months)),
  },
  /** The interest of what is paid at once at the end, not rounded: principal, rate, days, days of its year. */
  bullet: {
    takes: [number, number, number, number],
    gives: number,
    run: (principal, rate, length, year) =>
      divide(toNumber(principal).times(toNumber(rate)).times(toWhole(length, days)), toNumber(year).times(100)),
  },
  /** Days from one to another. */
  daycount: { takes: [day, day], gives: number, run: (from, to) => new Decimal(daysBetween(toDay(from), toDay(to))) },
  /** The same day months later, or the last of that month. */
  monthsAfter: {
    takes: [day, number],
    gives: day,
    run: (from, count) => addMonths(toDay(from), toWhole(count, { min: 0, max: mostPeriods })),
  },
  /** The day so many days later. */
  daysAfter: { takes: [day, number], gives: day, run: (from, count) => addDays(toDay(from), toWhole(count, days)) },
  /**
   * The yearly rate that makes what is received at the beginning worth what each period of a column pays, in percent; twelve periods
   * are a year. What goes the other way is below zero. A second column says after how many days each is paid, where periods are not
   * equal months; 365 days are a year then.
   */
  irr: {
    takes: [number, 'list', 'list'],
    optional: 1,
    gives: number,
    run: (received, paid, after) => {
      const paidAfter = after === undefined ? undefined : toList(after)
      const rate = annualEffectiveRate({
        flows: [
          { period: 0, amount: toNumber(received) },
          ...toList(paid).map((amount, place) => ({
            period: paidAfter ? toWhole(paidAfter[place], days) : place + 1,
            amount: amount.negated(),
          })),
        ],
        periodsPerYear: paidAfter ? 365 : 12,
      })
      if (!rate) throw new CannotTell('No rate explains these payments')
      return rate
    },
  },
}

/** The operators of expressions, but for those that leave a side alone: those are told apart by who works them out. */
export const operators: Readonly<Record<string, (one: Value | undefined, other: Value | undefined) => Value>> = {
  '+': (one, other) => toNumber(one).plus(toNumber(other)),
  '-': (one, other) => toNumber(one).minus(toNumber(other)),
  '*': (one, other) => toNumber(one).times(toNumber(other)),
  '/': (one, other) => divide(toNumber(one), toNumber(other)),
  '<': (one, other) => order(one, other) < 0,
  '<=': (one, other) => order(one, other) <= 0,
  '>': (one, other) => order(one, other) > 0,
  '>=': (one, other) => order(one, other) >= 0,
  '==': (one, other) => isSame(one, other),
  '!=': (one, other) => !isSame(one, other),
}

function order(one: Value | undefined, other: Value | undefined): number {
  if (typeof one === 'string' && typeof other === 'string') return one < other ? -1 : one > other ? 1 : 0
  return toNumber(one).comparedTo(toNumber(other))
}

function isSame(one: Value | undefined, other: Value | undefined): boolean {
  if (one instanceof Decimal && other instanceof Decimal) return one.equals(other)
  return one === other
}
