import { type Day, daysBetween } from '@/src/country/calendar'
import { Decimal, type DecimalValue, sumOf, toCents, toFactor } from '../decimal'
import { annualEffectiveRate, type CashFlow } from '../time-value'
import { type InterestPeriod, toInterestPeriods } from './interest-periods'

/** A deposit for a fixed time. Rates in percent. */
export type Deposit = {
  principal: DecimalValue
  /** Gross nominal rate a year (TANB). */
  annualRate: DecimalValue
  days: number
  /** How many days the interest rate's year has: 365 for kwanzas, 360 for dollars and euros. */
  daysPerYear: number
  /** Withheld from interest when it is paid (IAC). */
  taxRate: DecimalValue
  start: Day
  /** Months from one payment of interest to the next; null, the usual case, for one payment at maturity. */
  everyMonths?: number | null
  /** Whether interest, after tax, is added to the deposit instead of paid out. */
  isCapitalised?: boolean
}

/** One payment of interest. */
export type InterestPayment = InterestPeriod & {
  gross: Decimal
  tax: Decimal
  net: Decimal
  /** What is on deposit afterwards, before it is paid back at maturity. */
  balance: Decimal
}

/** What a deposit brings. */
export type DepositReturn = {
  payments: readonly InterestPayment[]
  maturity: Day
  gross: Decimal
  tax: Decimal
  net: Decimal
  /** The deposit and all interest after tax. */
  total: Decimal
  /** Net nominal rate a year (TANL), in percent. */
  netRate: Decimal
  /** What the deposit yields a year after tax, with interest reinvested (TAEL), in percent; null when it cannot be told. */
  effectiveRate: Decimal | null
}

/**
 * The payments of interest of a deposit, to the cent: interest = capital × rate × days / days per year, and the tax on it,
 * both rounded at each payment.
 *
 * @throws RangeError for terms that no deposit can have.
 * @see Banco de Portugal, “Taxa de juro nos depósitos”: the same formula with 360 days
 */
export function toInterestPayments(deposit: Deposit): InterestPayment[] {
  const {
    principal,
    annualRate,
    days,
    daysPerYear,
    taxRate,
    start,
    everyMonths = null,
    isCapitalised = false,
  } = deposit
  const rate = toFactor(annualRate)
  const tax = toFactor(taxRate)
  let balance = new Decimal(principal)
  if (balance.isNegative() || rate.isNegative() || tax.isNegative() || tax.greaterThan(1) || !(daysPerYear > 0)) {
    throw new RangeError('A deposit needs an amount and a rate from zero, a tax from 0 to 100 % and days in its year')
  }
  return toInterestPeriods({ start, days, everyMonths }).map((period) => {
    const gross = toCents(balance.times(rate).times(period.days).div(daysPerYear))
    const withheld = toCents(gross.times(tax))
    const net = gross.minus(withheld)
    if (isCapitalised) balance = balance.plus(net)
    return { ...period, gross, tax: withheld, net, balance }
  })
}

/** What a deposit brings as a whole, with its rates after tax. @throws RangeError as above. */
export function toDepositReturn(deposit: Deposit): DepositReturn {
  const payments = toInterestPayments(deposit)
  const net = sumOf(payments.map((payment) => payment.net))
  return {
    payments,
    maturity: payments.at(-1)?.to ?? deposit.start,
    gross: sumOf(payments.map((payment) => payment.gross)),
    tax: sumOf(payments.map((payment) => payment.tax)),
    net,
    total: net.plus(deposit.principal),
    netRate: new Decimal(deposit.annualRate).times(new Decimal(1).minus(toFactor(deposit.taxRate))),
    effectiveRate: annualEffectiveRate({ flows: toFlows(deposit, payments), periodsPerYear: 365 }),
  }
}

/** What goes in and comes out, by the day. */
function toFlows(deposit: Deposit, payments: readonly InterestPayment[]): CashFlow[] {
  const flows: CashFlow[] = [{ period: 0, amount: new Decimal(deposit.principal).negated() }]
  for (const [position, { to, net, balance }] of payments.entries()) {
    const paidBack = position === payments.length - 1 ? balance : new Decimal(0)
    const paidOut = deposit.isCapitalised ? new Decimal(0) : net
    flows.push({ period: daysBetween(deposit.start, to), amount: paidOut.plus(paidBack) })
  }
  return flows
}
