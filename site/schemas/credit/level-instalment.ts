import type { Decimal } from '../decimal'

type Options = {
  principal: Decimal
  /** The interest of one month as a factor: 24 % a year is 0.02. */
  monthlyRate: Decimal
  count: number
}

/**
 * The instalment that repays a loan with interest in equal payments, not rounded: P·i / (1 - (1 + i)^-n), and P / n without
 * interest.
 *
 * @see the French system of constant instalments; the same as `PMT` of spreadsheets
 */
export function levelInstalment({ principal, monthlyRate, count }: Options): Decimal {
  if (monthlyRate.isZero()) return principal.div(count)
  const growth = monthlyRate.plus(1).pow(count)
  return principal.times(monthlyRate).times(growth).div(growth.minus(1))
}
