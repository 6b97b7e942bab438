import { describe, expect, it } from 'vitest'
import { Decimal } from '../decimal'
import { type Deposit, toDepositReturn } from './deposit-return'

/** Published examples, each with its source. A difference of one cent is a failure. */

const start = '2026-11-20'
const cents = (amount: Decimal | undefined) => amount?.toFixed(2)
const returnOf = (deposit: Partial<Deposit>) =>
  toDepositReturn({ principal: 2500, annualRate: 4.3, days: 180, daysPerYear: 360, taxRate: 28, start, ...deposit })

describe('a deposit that pays at maturity', () => {
  it.each<[string, Partial<Deposit>, string, string, string]>([
    ['Banco de Portugal: 180 days over 360', {}, '53.75', '15.05', '38.70'],
    ['Banco de Portugal, node 3909: one year', { days: 365, daysPerYear: 365 }, '107.50', '30.10', '77.40'],
    ['half a cent, which binary arithmetic loses', { days: 90 }, '26.88', '7.53', '19.35'],
    ['Banco de Portugal: 181 days, tax of 21.5 %', { days: 181, taxRate: 21.5 }, '54.05', '11.62', '42.43'],
    ...(
      [
        ['Atlantico: 90 days over 365', 1_000_000, 8, 90, 365, '19726.03', '1972.60', '17753.43'],
        ['the same over 360', 1_000_000, 8, 90, 360, '20000.00', '2000.00', '18000.00'],
        ['Atlantico Net: one year', 5000, 10.5, 365, 365, '525.00', '52.50', '472.50'],
        ['price list, BCS Liquidez', 5_000_000, 8, 90, 365, '98630.14', '9863.01', '88767.13'],
        ['price list, early withdrawal', 5_000_000, 4, 45, 365, '24657.53', '2465.75', '22191.78'],
        ['price list, BCS Gold', 30_000_000, 11.5, 365, 365, '3450000.00', '345000.00', '3105000.00'],
        ['price list, BCS Gold', 30_000_000, 10, 180, 365, '1479452.05', '147945.21', '1331506.84'],
        ['price list, BCS Gold', 30_000_000, 10.75, 270, 365, '2385616.44', '238561.64', '2147054.80'],
        ['price list, Poupança Online', 500_000, 9.25, 180, 365, '22808.22', '2280.82', '20527.40'],
        ['price list, BCS Rende Mais', 60_000_000, 8.75, 90, 365, '1294520.55', '129452.06', '1165068.49'],
      ] as const
    ).map(
      ([source, principal, annualRate, days, daysPerYear, ...amounts]): [
        string,
        Partial<Deposit>,
        string,
        string,
        string,
      ] => [source, { principal, annualRate, days, daysPerYear, taxRate: 10 }, ...amounts],
    ),
  ])('%s', (_source, deposit, gross, tax, net) => {
    const result = returnOf(deposit)
    expect([result.gross, result.tax, result.net].map(cents)).toEqual([gross, tax, net])
    expect(result.total.minus(result.net).equals(deposit.principal ?? 2500)).toBe(true)
  })

  it('has a net rate, and over exactly one year the effective rate is the same', () => {
    const year = returnOf({ principal: 1_000_000, annualRate: 10.5, days: 365, daysPerYear: 365, taxRate: 10 })
    expect([year.netRate.toString(), year.effectiveRate?.toFixed(8)]).toEqual(['9.45', '9.45000000'])
    const quarter = returnOf({ principal: 1_000_000, annualRate: 8, days: 90, daysPerYear: 365, taxRate: 10 })
    expect(quarter.effectiveRate?.toFixed(4)).toBe('7.3977')
  })

  it('matures the days after its start, across the end of a year and a leap day', () => {
    expect(returnOf({ days: 365 }).maturity).toBe('2027-11-20')
    expect(returnOf({ start: '2027-11-20', days: 365 }).maturity).toBe('2028-11-19')
  })
})

describe('a deposit that pays interest on the way', () => {
  it('pays for the days of each period and the rest at maturity', () => {
    const { payments, gross } = returnOf({ principal: 1_000_000, annualRate: 10, days: 200, everyMonths: 3 })
    expect(payments.map(({ to, days, gross }) => [to, days, cents(gross)])).toEqual([
      ['2027-02-20', 92, '25555.56'],
      ['2027-05-20', 89, '24722.22'],
      ['2027-06-08', 19, '5277.78'],
    ])
    expect(cents(gross)).toBe('55555.56')
  })

  it('does not split the last day off when a payment falls on maturity', () => {
    const { payments } = returnOf({ days: 365, everyMonths: 3 })
    expect(payments.map(({ days }) => days)).toEqual([92, 89, 92, 92])
  })

  it('adds interest after tax to the deposit when it is capitalised: P (1 + r (1 - t) D / B)^m', () => {
    const options = { principal: 1_000_000, annualRate: 8, days: 59, daysPerYear: 365, taxRate: 10, everyMonths: 1 }
    const { payments, total } = returnOf({ ...options, start: '2027-01-31', isCapitalised: true })
    expect(payments.map(({ days, gross, tax, balance }) => [days, ...[gross, tax, balance].map(cents)])).toEqual([
      [28, '6136.99', '613.70', '1005523.29'],
      [31, '6832.05', '683.21', '1011672.13'],
    ])
    const formula = [28, 31].reduce(
      (sum, days) => sum.times(new Decimal('0.072').times(days).div(365).plus(1)),
      new Decimal(1_000_000),
    )
    expect(total.minus(formula).abs().toNumber()).toBeLessThan(0.02)
  })

  it('yields more when interest is capitalised or paid earlier', () => {
    const options = { principal: 1_000_000, annualRate: 12, days: 365, daysPerYear: 365, taxRate: 10 }
    const rates = [{}, { everyMonths: 3 }, { everyMonths: 3, isCapitalised: true }].map((payment) =>
      Number(returnOf({ ...options, ...payment }).effectiveRate),
    )
    expect(rates[0]).toBeCloseTo(10.8, 6)
    expect(rates[1]).toBeGreaterThan(11.2)
    expect(rates[2]).toBeCloseTo(rates[1] ?? 0, 2)
  })
})

describe('terms that no deposit can have', () => {
  it.each([{ days: 0 }, { days: 1.5 }, { principal: -1 }, { annualRate: -1 }, { taxRate: 101 }, { everyMonths: 0 }])(
    'are refused: %o',
    (deposit) => {
      expect(() => returnOf(deposit)).toThrow(RangeError)
    },
  )
})
