import { addMonths, type Day } from '@/src/country/calendar'
import { Decimal, type DecimalValue, lowerOf, toCents } from '../decimal'
import { levelInstalment } from '../time-value'

/** A loan that is repaid every month in equal instalments. */
export type Loan = {
  principal: DecimalValue
  /** Nominal rate a year, in percent. A month bears one twelfth of it. */
  annualRate: DecimalValue
  /** All months, those of grace included. */
  months: number
  /** Months at the beginning in which only interest is paid. */
  graceMonths?: number
  /** The day the money is paid out. */
  start: Day
}

/** One month of the plan. */
export type Repayment = {
  number: number
  due: Day
  instalment: Decimal
  interest: Decimal
  capital: Decimal
  /** What is still owed afterwards. */
  remaining: Decimal
}

/**
 * The plan of a loan to the cent. Interest is rounded every month, and the last instalment absorbs what rounding has left, so
 * that the capital repaid is exactly the loan.
 *
 * @throws RangeError for terms that no loan can have.
 */
export function toRepaymentPlan({ principal, annualRate, months, graceMonths = 0, start }: Loan): Repayment[] {
  const loan = new Decimal(principal)
  const yearlyRate = new Decimal(annualRate)
  const monthlyRate = yearlyRate.div(1200)
  const isPossible = loan.greaterThanOrEqualTo(0) && monthlyRate.greaterThanOrEqualTo(0)
  if (!isPossible || !isCount(months, 1) || !isCount(graceMonths, 0) || graceMonths >= months) {
    throw new RangeError('A loan needs an amount and a rate from zero, a month or more, and fewer months of grace')
  }
  const level = toCents(levelInstalment({ principal: loan, monthlyRate, count: months - graceMonths }))
  const plan: Repayment[] = []
  let owed = loan
  for (let number = 1; number <= months; number++) {
    const interest = toCents(owed.times(yearlyRate).div(1200))
    const capital = capitalOf({ number, months, graceMonths, owed, level, interest })
    owed = owed.minus(capital)
    const instalment = interest.plus(capital)
    plan.push({ number, due: addMonths(start, number), instalment, interest, capital, remaining: owed })
  }
  return plan
}

type Month = { number: number; months: number; graceMonths: number; owed: Decimal; level: Decimal; interest: Decimal }

function capitalOf({ number, months, graceMonths, owed, level, interest }: Month): Decimal {
  if (number <= graceMonths) return new Decimal(0)
  if (number === months) return owed
  // A level instalment that was rounded up can repay a tiny loan early: never more than is owed.
  return lowerOf(level.minus(interest), owed)
}

function isCount(value: number, least: number): boolean {
  return Number.isInteger(value) && value >= least
}
