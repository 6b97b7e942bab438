import { describe, expect, it } from 'vitest'
import { Decimal } from '../decimal'
import { levelInstalment } from '../time-value'
import { toCreditCost } from './credit-cost'
import { toRepaymentPlan } from './repayment-plan'

/** Published tables, each with its source. A difference of one cent is a failure. */

const start = '2026-11-20'
const level = (principal: number, annualRate: number, count: number) =>
  levelInstalment({ principal: new Decimal(principal), monthlyRate: new Decimal(annualRate).div(1200), count })
const planOf = (principal: number, annualRate: number, months: number) =>
  toRepaymentPlan({ principal, annualRate, months, start })
const cents = (amount: Decimal | undefined) => amount?.toFixed(2)

describe('the level instalment, not rounded', () => {
  it.each([
    // numpy prints 1854.0247200054619; its last digits are those of binary arithmetic.
    ['numpy-financial, pmt', 200_000, 7.5, 180, '1854.0247200055'],
    ['Microsoft, PMT', 10_000, 8, 10, '1037.03'],
    ['Microsoft, CUMIPMT and CUMPRINC, first month', 125_000, 9, 360, '1005.77827118'],
    ['Claris, PMT', 21_000, 6.9, 48, '501.90'],
    ['mortgage-buddy, amoratize.feature', 125_000, 3.5, 360, '561.31'],
    ['mortgage-buddy, amoratize.feature', 550_000, 3, 360, '2318.82'],
    ['Tabela Price no Excel, scribd 460184374', 3000, 24, 6, '535.58'],
    ['Sistema de amortização francês, trabalhosfeitos 172364', 1000, 120, 4, '315.47'],
  ])('%s: %d at %d %% in %d', (_source, principal, rate, count, expected) => {
    const digits = expected.split('.')[1]?.length ?? 0
    expect(level(principal, rate, count).toFixed(digits)).toBe(expected)
  })

  it('splits as numpy-financial shows it for 2 500 at 8.24 % in 12 months', () => {
    const instalment = level(2500, 8.24, 12)
    const capital: string[] = []
    const balances: string[] = []
    let owed = new Decimal(2500)
    let interest = new Decimal(0)
    for (let month = 0; month < 12; month++) {
      const due = owed.times('8.24').div(1200)
      interest = interest.plus(due)
      owed = owed.minus(instalment.minus(due))
      capital.push(instalment.minus(due).toFixed(2))
      balances.push(owed.abs().toFixed(2))
    }
    expect(capital.join(' ')).toBe(
      '200.58 201.96 203.35 204.74 206.15 207.56 208.99 210.42 211.87 213.32 214.79 216.26',
    )
    expect([balances[0], balances.at(-1), interest.toFixed(2)]).toEqual(['2299.42', '0.00', '112.98'])
  })

  it('sums as Microsoft shows CUMIPMT and CUMPRINC for the second of thirty years', () => {
    const instalment = level(125_000, 9, 360)
    let owed = new Decimal(125_000)
    let interest = new Decimal(0)
    let capital = new Decimal(0)
    for (let month = 1; month <= 24; month++) {
      const due = owed.times('0.0075')
      const repaid = instalment.minus(due)
      if (month === 1) expect([due.toFixed(1), repaid.toFixed(8)]).toEqual(['937.5', '68.27827118'])
      if (month > 12) [interest, capital] = [interest.plus(due), capital.plus(repaid)]
      owed = owed.minus(repaid)
    }
    expect([interest.toFixed(5), capital.toFixed(7)]).toEqual(['11135.23213', '934.1071234'])
  })
})

describe('the plan to the cent', () => {
  it.each([
    // 300 003 × 22 / 1200 = 5 500.055, and a twelfth of 22 % does not end.
    [300_003, 22, '5500.06'],
    // 6 × 7 / 1200 = 0.035.
    [6, 7, '0.04'],
  ])('rounds interest of exactly half a cent up: %d at %d %%', (principal, annualRate, interest) => {
    expect(cents(planOf(principal, annualRate, 12)[0]?.interest)).toBe(interest)
  })

  it('rounds every month, which makes one cent less interest than the unrounded table', () => {
    const plan = planOf(2500, 8.24, 12)
    const interest = plan.reduce((sum, row) => sum.plus(row.interest), new Decimal(0))
    expect([cents(plan[0]?.instalment), cents(interest), cents(plan.at(-1)?.instalment)]).toEqual([
      '217.75',
      '112.97',
      '217.72',
    ])
  })

  it('absorbs the residue of 0.13 that OCA/account-financial-tools pull request 826 quotes', () => {
    const plan = planOf(100_000, 4.5, 60)
    expect([cents(plan[0]?.instalment), cents(plan.at(-1)?.instalment)]).toEqual(['1864.30', '1864.43'])
  })

  it('is near the printed first row of a table whose rate is printed rounded (scribd 622149570)', () => {
    const [first] = planOf(180_000, 0.617 * 12, 360)
    expect(Number(first?.instalment)).toBeCloseTo(1246.72, 0)
    expect(Math.abs(Number(first?.interest) - 1110.53)).toBeLessThan(0.1)
    expect(Math.abs(Number(first?.capital) - 136.19)).toBeLessThan(0.1)
  })

  it('divides a loan without interest and leaves the odd cent to the last instalment', () => {
    expect(planOf(1000, 0, 3).map((row) => cents(row.instalment))).toEqual(['333.33', '333.33', '333.34'])
  })

  it('equals the printed Tabela Price of 3 000 at 2 % a month, but for the cents that rounding shifts', () => {
    const printed = [
      ['60.00', '475.58', '2524.42'],
      ['50.49', '485.09', '2039.33'],
      ['40.79', '494.79', '1544.54'],
      ['30.89', '504.69', '1039.86'],
      ['20.80', '514.78', '525.08'],
      ['10.50', '525.08', '0.00'],
    ]
    const plan = planOf(3000, 24, 6)
    for (const [position, row] of plan.entries()) {
      const ours = [row.interest, row.capital, row.remaining]
      for (const [column, amount] of ours.entries()) {
        expect(
          amount
            .minus(printed[position]?.[column] ?? 'NaN')
            .abs()
            .toNumber(),
        ).toBeLessThanOrEqual(0.01)
      }
    }
    expect(cents(plan.at(-1)?.remaining)).toBe('0.00')
  })

  it('asks for interest only while capital is in grace (the price example of credit to the real sector)', () => {
    const plan = toRepaymentPlan({ principal: 100_000_000, annualRate: 7.5, months: 60, graceMonths: 6, start })
    expect(plan.slice(0, 6).map((row) => cents(row.instalment))).toEqual(Array(6).fill('625000.00'))
    expect(cents(plan[5]?.remaining)).toBe('100000000.00')
    expect(plan[6]?.capital.greaterThan(0)).toBe(true)
    expect(cents(plan.at(-1)?.remaining)).toBe('0.00')
  })
})

describe('due dates', () => {
  it('are counted from the start: the 31st comes back after February', () => {
    const due = (from: string) =>
      toRepaymentPlan({ principal: 100, annualRate: 0, months: 4, start: from }).map((row) => row.due)
    expect(due('2026-01-31')).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'])
    expect(due('2027-11-30')).toEqual(['2027-12-30', '2028-01-30', '2028-02-29', '2028-03-30'])
  })
})

/** The representative examples of the price list: amounts, totals and TAEG that the bank's pages print. */
describe('a credit with fees and taxes', () => {
  const opening = { when: 'opening', percent: 1.5, minimum: 10_000, vat: 14 } as const
  const costOf = (principal: number, annualRate: number, months: number, stampDutyOnLoan: number) =>
    toCreditCost(
      { principal, annualRate, months, start },
      { fees: [opening], stampDutyOnLoan, stampDutyOnInterest: 0.2 },
    )

  it.each([
    [1_050_000, 22, 12, 0.5, '98274.10', '98274.08', '129289.18', '17955.00', '5508.59', '1202752.77', '29.9'],
    [20_000_000, 22, 48, 0.4, '630121.56', '630121.36', '10245834.68', '342000.00', '100491.68', '30688326.36', '25.9'],
    [2_000_000, 24, 12, 0.5, '189119.19', '189119.21', '269430.30', '34200.00', '10538.88', '2314169.18', '32.5'],
    [2_000_000, 24, 24, 0.4, '105742.19', '105742.35', '537812.72', '34200.00', '9075.63', '2581088.35', '29.7'],
    [2_000_000, 24, 36, 0.4, '78465.71', '78465.44', '824765.29', '34200.00', '9649.50', '2868614.79', '28.9'],
    [2_000_000, 24, 48, 0.4, '65203.67', '65203.76', '1129776.25', '34200.00', '10259.54', '3174235.79', '28.5'],
  ])('of %d at %d %% in %d months', (principal, rate, months, duty, ...expected) => {
    const cost = costOf(principal, rate, months, duty)
    expect([
      cents(cost.instalment),
      cents(cost.lastInstalment),
      cents(cost.totalInterest),
      cents(cost.feeTotals[0]),
      cents(cost.stampDutyOnLoan.plus(cost.stampDutyOnInterest)),
      cents(cost.totalPayable),
      cost.taeg?.toFixed(1),
    ]).toEqual(expected)
  })

  it('of a home, with a valuation that bears no tax of ours', () => {
    const cost = toCreditCost(
      { principal: 60_000_000, annualRate: 16, months: 240, start },
      {
        fees: [
          { when: 'opening', percent: 1, vat: 14 },
          { when: 'opening', fixed: 150_000 },
        ],
        stampDutyOnLoan: 0.3,
        stampDutyOnInterest: 0.2,
      },
    )
    expect([cost.instalment, cost.lastInstalment, cost.totalPayable].map(cents)).toEqual([
      '834753.56',
      '834761.01',
      '201635543.61',
    ])
    expect([...cost.feeTotals, cost.stampDutyOnLoan, cost.stampDutyOnInterest].map(cents)).toEqual([
      '684000.00',
      '150000.00',
      '180000.00',
      '280681.76',
    ])
    expect(cost.taeg?.toFixed(1)).toBe('17.6')
  })

  it('charges the least fee where the percentage is less, and a monthly fee on what is still owed', () => {
    const fees = [opening, { when: 'instalment', percent: 0.05, fixed: 100, vat: 14 }] as const
    const cost = toCreditCost({ principal: 100_000, annualRate: 12, months: 2, start }, { fees })
    expect(cost.feeTotals.map(cents)).toEqual(['11400.00', '313.64'])
    expect(cost.plan.map((row) => cents(row.fees))).toEqual(['171.00', '142.64'])
    expect(cost.totalPayable.equals(cost.totalInterest.plus(111_713.64))).toBe(true)
  })

  it('has no TAEG when fees take the whole loan', () => {
    const fees = [{ when: 'opening', fixed: 2000 }] as const
    expect(toCreditCost({ principal: 1000, annualRate: 10, months: 2, start }, { fees }).taeg).toBeNull()
  })

  it('has a TAEG of exactly zero when nothing is charged', () => {
    expect(toCreditCost({ principal: 1000, annualRate: 0, months: 3, start }).taeg?.toFixed(10)).toBe('0.0000000000')
  })
})
