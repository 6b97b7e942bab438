import { toCreditCost } from '@/site/schemas/credit/credit-cost'
import { toDepositReturn } from '@/site/schemas/term-deposit/deposit-return'
import { seededRandom } from '@/src/ui/sona/seeded-random'

/** Most are short, so that there can be a hundred thousand of them; long ones are among them. */
const shortShare = 0.98

/**
 * Works many random loans and deposits out, the same ones for the same seed, and writes every amount and rate as text: what
 * server and browser must have in common to the last digit.
 *
 * @returns a line for each case.
 */
export function simulateMany(count: number, seed: string): string {
  const random = seededRandom(seed)
  return Array.from({ length: count }, () => (random() < 0.5 ? simulateCredit(random) : simulateDeposit(random))).join(
    '\n',
  )
}

const start = '2026-11-30'
const upTo = (most: number, random: () => number) => 1 + Math.floor(random() * most)
const amountAndRate = (random: () => number) => ({
  principal: (upTo(1_000_000_000, random) / 100).toFixed(2),
  annualRate: (upTo(4000, random) / 100).toFixed(2),
})

function simulateCredit(random: () => number): string {
  const months = upTo(random() < shortShare ? 3 : 48, random)
  const { plan, totalPayable, taeg } = toCreditCost(
    { ...amountAndRate(random), months, graceMonths: Math.floor(random() * months), start },
    { fees: [{ when: 'opening', percent: 1.5, vat: 14 }], stampDutyOnLoan: 0.4, stampDutyOnInterest: 0.2 },
  )
  return [...plan.map(({ due, payment, remaining }) => `${due} ${payment} ${remaining}`), totalPayable, taeg].join('|')
}

function simulateDeposit(random: () => number): string {
  const { total, maturity, effectiveRate } = toDepositReturn({
    ...amountAndRate(random),
    days: upTo(random() < shortShare ? 200 : 730, random),
    daysPerYear: random() < 0.5 ? 360 : 365,
    taxRate: 10,
    start,
    everyMonths: random() < 0.5 ? null : 3,
    isCapitalised: random() < 0.5,
  })
  return [total, maturity, effectiveRate].join('|')
}
