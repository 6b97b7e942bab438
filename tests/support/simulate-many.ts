import { toCreditCost } from '@/schemas/credit/credit-cost'
import { toDepositReturn } from '@/schemas/term-deposit/deposit-return'
import { seededRandom } from '@/src/ui/sona/seeded-random'

/**
 * Works many random loans and deposits out, the same ones for the same seed, and writes every amount and rate as text: what
 * server and browser must have in common to the last digit.
 */
export function simulateMany(count: number, seed: string): string {
  const random = seededRandom(seed)
  const upTo = (most: number) => 1 + Math.floor(random() * most)
  const results: string[] = []
  for (let index = 0; index < count; index++) {
    const start = '2026-11-30'
    const principal = (upTo(1_000_000_000) / 100).toFixed(2)
    const annualRate = (upTo(4000) / 100).toFixed(2)
    const months = upTo(48)
    const credit = toCreditCost(
      { principal, annualRate, months, graceMonths: Math.floor(random() * months), start },
      { fees: [{ when: 'opening', percent: 1.5, vat: 14 }], stampDutyOnLoan: 0.4, stampDutyOnInterest: 0.2 },
    )
    const deposit = toDepositReturn({
      principal,
      annualRate,
      days: upTo(730),
      daysPerYear: random() < 0.5 ? 360 : 365,
      taxRate: 10,
      start,
      everyMonths: random() < 0.5 ? null : 3,
      isCapitalised: random() < 0.5,
    })
    results.push(
      [
        ...credit.plan.map(({ due, payment, remaining }) => `${due} ${payment} ${remaining}`),
        credit.totalPayable,
        credit.taeg,
        deposit.total,
        deposit.maturity,
        deposit.effectiveRate,
      ].join('|'),
    )
  }
  return results.join('\n')
}
