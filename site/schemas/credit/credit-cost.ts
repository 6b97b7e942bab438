import { Decimal, type DecimalValue, higherOf, sumOf, toCents, toFactor } from '../decimal'
import { annualEffectiveRate, type CashFlow } from '../time-value'
import { type Loan, type Repayment, toRepaymentPlan } from './repayment-plan'

/** A fee of the bank or of a third party that the credit cannot be had without. */
export type Fee = {
  /** Once, when the money is paid out, or with each instalment. */
  when: 'opening' | 'instalment'
  /** Percent of the loan at the opening, and of what is still owed with an instalment. */
  percent?: DecimalValue
  /** A fixed amount, beside the percentage. */
  fixed?: DecimalValue
  /** The least that both together come to. */
  minimum?: DecimalValue
  /** Value-added tax on the fee, in percent. */
  vat?: DecimalValue
}

/** What a credit costs besides interest. Rates in percent. */
export type CreditCharges = {
  fees?: readonly Fee[]
  /** Stamp duty on the use of credit, once, on the loan. */
  stampDutyOnLoan?: DecimalValue
  /** Stamp duty on interest, with each instalment. */
  stampDutyOnInterest?: DecimalValue
}

/** A month of the plan with what is paid besides the instalment. */
export type CostedRepayment = Repayment & { stampDuty: Decimal; fees: Decimal; payment: Decimal }

/** A credit with everything it costs. */
export type CreditCost = {
  plan: readonly CostedRepayment[]
  /** The instalment that most months have, and the last one. */
  instalment: Decimal
  lastInstalment: Decimal
  totalInterest: Decimal
  /** Each fee over the whole credit, with its tax, in the order they were given. */
  feeTotals: readonly Decimal[]
  stampDutyOnLoan: Decimal
  stampDutyOnInterest: Decimal
  /** Everything the customer pays: the loan, interest, fees and taxes. */
  totalPayable: Decimal
  /** The annual percentage rate of charge, in percent; null when no rate explains the payments. */
  taeg: Decimal | null
}

/**
 * A credit with fees, taxes, totals and its TAEG. Every tax and fee is rounded to the cent when it falls due.
 *
 * The TAEG counts in twelve equal months a year, from what is really paid out: the loan without what is kept at the opening.
 */
export function toCreditCost(loan: Loan, charges: CreditCharges = {}): CreditCost {
  const { fees = [], stampDutyOnLoan = 0, stampDutyOnInterest = 0 } = charges
  const principal = new Decimal(loan.principal)
  const repayments = toRepaymentPlan(loan)
  const monthlyFees = fees.filter(({ when }) => when === 'instalment')
  const plan = repayments.map((repayment) => {
    const stampDuty = toCents(repayment.interest.times(toFactor(stampDutyOnInterest)))
    const owed = repayment.remaining.plus(repayment.capital)
    const feesDue = sumOf(monthlyFees.map((fee) => feeAmount(fee, owed)))
    return { ...repayment, stampDuty, fees: feesDue, payment: repayment.instalment.plus(stampDuty).plus(feesDue) }
  })
  const feeTotals = fees.map((fee) =>
    fee.when === 'opening'
      ? feeAmount(fee, principal)
      : sumOf(plan.map(({ remaining, capital }) => feeAmount(fee, remaining.plus(capital)))),
  )
  const dutyOnLoan = toCents(principal.times(toFactor(stampDutyOnLoan)))
  const openingFees = feeTotals.filter((_total, position) => fees[position]?.when === 'opening')
  const atOpening = sumOf([dutyOnLoan, ...openingFees])
  const flows: CashFlow[] = [
    { period: 0, amount: principal.minus(atOpening) },
    ...plan.map(({ number, payment }) => ({ period: number, amount: payment.negated() })),
  ]
  return {
    plan,
    ...levelAndLast(plan, loan.graceMonths ?? 0),
    totalInterest: sumOf(plan.map(({ interest }) => interest)),
    feeTotals,
    stampDutyOnLoan: dutyOnLoan,
    stampDutyOnInterest: sumOf(plan.map(({ stampDuty }) => stampDuty)),
    totalPayable: atOpening.plus(sumOf(plan.map(({ payment }) => payment))),
    taeg: annualEffectiveRate({ flows, periodsPerYear: 12 }),
  }
}

function feeAmount({ percent = 0, fixed = 0, minimum = 0, vat = 0 }: Fee, base: Decimal): Decimal {
  const fee = toCents(higherOf(base.times(toFactor(percent)).plus(fixed), new Decimal(minimum)))
  return fee.plus(toCents(fee.times(toFactor(vat))))
}

function levelAndLast(
  plan: readonly CostedRepayment[],
  graceMonths: number,
): { instalment: Decimal; lastInstalment: Decimal } {
  const nothing = new Decimal(0)
  return {
    instalment: plan[graceMonths]?.instalment ?? nothing,
    lastInstalment: plan.at(-1)?.instalment ?? nothing,
  }
}
