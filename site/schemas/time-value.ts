import { Decimal, lowerOf } from './decimal'

/** Money that changes hands a number of periods after the beginning: positive to the customer, negative from them. */
export type CashFlow = { period: number; amount: Decimal }

type Options = {
  flows: readonly CashFlow[]
  /** How many of the periods make a year: 12 equal months, or 365 days. */
  periodsPerYear: number
}

/** Digits after which the search stops: far more than any rate is published with. */
const tolerance = new Decimal('1e-18')
const mostSteps = 200

/**
 * The yearly rate at which what is received and what is paid are worth the same, in percent.
 *
 * It solves Σ amount / (1 + x)^(period / periodsPerYear) = 0. For credit this is the TAEG.
 *
 * @returns null when no rate between -99 % and 100 million % does, for instance when nothing is paid back.
 * @see Directive 2008/48/EC, annex I, and Decreto-Lei 133/2009, anexo I: the equation and its equal months
 */
export function annualEffectiveRate({ flows, periodsPerYear }: Options): Decimal | null {
  const ordered = flows.filter(({ amount }) => !amount.isZero()).sort((a, b) => a.period - b.period)
  const discount = findRoot(ordered, bounds(periodsPerYear))
  if (discount === null) return null
  return discount.pow(-periodsPerYear).minus(1).times(100)
}

/** The factor by which one period makes money worth less, at the highest and at the lowest rate that is searched. */
function bounds(periodsPerYear: number): { low: Decimal; high: Decimal } {
  const root = new Decimal(1).div(periodsPerYear)
  return { low: new Decimal('0.000001').pow(root), high: new Decimal(100).pow(root) }
}

/** Newton's steps, kept between two values on either side of the root, so that they always arrive. */
function findRoot(flows: readonly CashFlow[], { low, high }: { low: Decimal; high: Decimal }): Decimal | null {
  const isRising = presentValue(flows, high).value.greaterThan(0)
  if (presentValue(flows, low).value.greaterThan(0) === isRising) return null
  let [below, above] = [low, high]
  let discount = lowerOf(new Decimal(1), high)
  for (let step = 0; step < mostSteps; step++) {
    const { value, slope } = presentValue(flows, discount)
    if (value.isZero()) return discount
    if (value.greaterThan(0) === isRising) above = discount
    else below = discount
    const newton = slope.isZero() ? below : discount.minus(value.div(slope))
    const next = newton.greaterThan(below) && newton.lessThan(above) ? newton : below.plus(above).div(2)
    if (next.minus(discount).abs().lessThan(tolerance)) return next
    discount = next
  }
  return discount
}

/** What the flows are worth at the beginning, and how fast that changes with the discount. */
function presentValue(flows: readonly CashFlow[], discount: Decimal): { value: Decimal; slope: Decimal } {
  let [value, slope] = [new Decimal(0), new Decimal(0)]
  let [power, reached] = [new Decimal(1), 0]
  for (const { period, amount } of flows) {
    power = power.times(discount.pow(period - reached))
    reached = period
    const worth = amount.times(power)
    value = value.plus(worth)
    slope = slope.plus(worth.times(period))
  }
  return { value, slope: slope.div(discount) }
}

type Annuity = {
  principal: Decimal
  /** The interest of one month as a factor: 24 % a year is 0.02. */
  monthlyRate: Decimal
  count: number
}

/**
 * The instalment that repays a loan with interest in equal payments, not rounded: P·i / (1 - (1 + i)^-n), and P / n without
 * interest. It stands with the rate because every simulator has both: a file of its own would be one more to fetch.
 *
 * @see the French system of constant instalments; the same as `PMT` of spreadsheets
 */
export function levelInstalment({ principal, monthlyRate, count }: Annuity): Decimal {
  if (monthlyRate.isZero()) return principal.div(count)
  const growth = monthlyRate.plus(1).pow(count)
  return principal.times(monthlyRate).times(growth).div(growth.minus(1))
}
