import { describe, expect, it } from 'vitest'
import { exampleCredit, exampleDeposit } from './example-simulators'
import { findSimulatorProblems } from './find-simulator-problems'
import { parseStoredSimulator, type Simulator } from './stored-simulator'

/** A copy with one value changed; the path is the one a problem names. */
function changed(simulator: Simulator, path: string, value: unknown): Simulator {
  const copy: unknown = structuredClone(simulator)
  const names = path.split('.')
  const last = names.pop() ?? ''
  let part: unknown = copy
  for (const name of names) part = Reflect.get(Object(part), name)
  Reflect.set(Object(part), last, value)
  const parsed = parseStoredSimulator(copy)
  if (!parsed) throw new Error('A changed example stays a simulator')
  return parsed
}

const problemsOf = (simulator: Simulator, path: string, value: unknown) =>
  findSimulatorProblems(changed(simulator, path, value)).map((problem) => `${problem.code} ${problem.path}`)

const creditTier = (amountFrom: number, amountTo: number, termFrom = 6, termTo = 48) => ({
  amountFrom,
  amountTo,
  termFrom,
  termTo,
  rate: 24,
})

it('finds nothing in what can be', () => {
  expect(findSimulatorProblems(exampleCredit)).toEqual([])
  expect(findSimulatorProblems(exampleDeposit)).toEqual([])
})

it('finds nothing in what is not filled in yet', () => {
  const draft = parseStoredSimulator({
    calculation: 'credit',
    products: [{ conditions: [{ tiers: [{}] }] }],
    rules: [{}],
  })
  expect(draft && findSimulatorProblems(draft)).toEqual([])
  expect(parseStoredSimulator({})).toBeNull()
})

describe('limits', () => {
  it.each([
    ['products.0.amount.max', 200_000, ['minOverMax products.0.amount.max']],
    ['products.0.amount.default', 299_999, ['outside products.0.amount.default']],
    ['products.0.amount.default', 10_000_001, ['outside products.0.amount.default']],
    ['products.0.amount.step', 0, ['notPositive products.0.amount.step']],
    ['products.0.amount.min', 0, ['notPositive products.0.amount.min']],
    ['products.0.term.min', 49, ['minOverMax products.0.term.max']],
    ['products.0.term.default', 49, ['outside products.0.term.default']],
    ['products.1.term.default', 245, ['notOnStep products.1.term.default']],
    ['products.0.term.max', 601, ['tooLong products.0.term.max']],
    ['products.0.term.default', 7.5, ['notWhole products.0.term.default']],
    ['products.0.graceMax', 48, ['outside products.0.graceMax']],
    ['products.0.graceMax', -1, ['notPositive products.0.graceMax']],
    ['products.1.rate.max', 5, ['minOverMax products.1.rate.max']],
    ['products.1.rate.max', null, ['halfRange products.1.rate.max']],
    [
      'products.1.rate.min',
      15.5,
      ['outside products.1.conditions.0.tiers.1.rate', 'outside products.1.conditions.1.tiers.0.rate'],
    ],
    ['products.1.productKey', 'consumer-credit', ['duplicate products.1.productKey']],
  ])('of a credit: %s = %s', (path, value, expected) => {
    expect(problemsOf(exampleCredit, path, value)).toEqual(expected)
  })

  it.each([
    ['products.0.terms', [30, 90, 90], ['duplicate products.0.terms']],
    ['products.0.terms', [90, 4000], ['tooLong products.0.terms']],
    ['products.0.terms', [90, 0], ['notPositive products.0.terms']],
    ['products.0.termDefault', 60, ['outside products.0.termDefault']],
    ['rules.0.taxRate', 101, ['notPercent rules.0.taxRate']],
    ['rules.0.dayCounts', [{ currency: 'AOA', days: 365 }], ['noDayCount rules.0.dayCounts']],
    ['rules.0.dayCounts.0.days', 30, ['outside rules.0.dayCounts.0.days']],
    ['rules.0.dayCounts.0.currency', 'EUR', ['duplicate rules.0.dayCounts.1.currency', 'noDayCount rules.0.dayCounts']],
  ])('of a deposit: %s = %s', (path, value, expected) => {
    expect(problemsOf(exampleDeposit, path, value)).toEqual(expected)
  })
})

describe('tiers', () => {
  const tiers = 'products.0.conditions.0.tiers'

  it.each([
    ['nothing at the beginning', [creditTier(300_001, 10_000_000)], ['amountGap', 300_000, 300_001]],
    ['nothing at the end', [creditTier(300_000, 9_999_999)], ['amountGap', 9_999_999, 10_000_000]],
    ['nothing in the middle', [creditTier(1, 999_999), creditTier(1_000_001, 1e7)], ['amountGap', 999_999, 1_000_001]],
    [
      'two in the middle',
      [creditTier(1, 1_000_000), creditTier(1_000_000, 1e7)],
      ['amountOverlap', 1_000_000, 1_000_000],
    ],
    ['one inside another', [creditTier(1, 1e7), creditTier(500_000, 600_000)], ['amountOverlap', 500_000, 600_000]],
    [
      'nothing above what ends below the minimum',
      [creditTier(1, 200), creditTier(300_001, 1e7)],
      ['amountGap', 300_000, 300_001],
    ],
  ])('with %s', (_what, rows, [code, from, to]) => {
    const problems = findSimulatorProblems(changed(exampleCredit, tiers, rows))
    expect(problems).toEqual([expect.objectContaining({ code, from, to, term: 6 })])
  })

  it('with a term that has no rate at all', () => {
    const problems = findSimulatorProblems(changed(exampleCredit, `${tiers}.0.termTo`, 36))
    expect(problems).toEqual([{ code: 'amountGap', path: tiers, term: 37, from: 300_000, to: 10_000_000 }])
  })

  it('with two rates for one term', () => {
    const rows = [creditTier(1, 1e7, 6, 24), creditTier(1, 1e7, 24, 48)]
    const problems = findSimulatorProblems(changed(exampleCredit, tiers, rows))
    expect(problems).toEqual([
      expect.objectContaining({ code: 'amountOverlap', term: 24, path: `${tiers}.1.amountFrom` }),
    ])
  })

  it.each([
    ['as price lists are written', [creditTier(300_000, 1_000_000), creditTier(1_000_001, 1e7)]],
    ['to the cent', [creditTier(300_000, 999_999.99), creditTier(1_000_000, 1e7)]],
    ['in any order', [creditTier(1_000_001, 1e8), creditTier(1, 1_000_000)]],
  ])('that meet %s can be', (_how, rows) => {
    expect(problemsOf(exampleCredit, tiers, rows)).toEqual([])
  })

  it('that are upside down or cost less than nothing', () => {
    expect(problemsOf(exampleCredit, `${tiers}.0.amountTo`, 1)).toEqual([`minOverMax ${tiers}.0.amountTo`])
    expect(problemsOf(exampleCredit, `${tiers}.0.termTo`, 1)).toEqual([`minOverMax ${tiers}.0.termTo`])
    expect(problemsOf(exampleCredit, `${tiers}.0.rate`, -1)).toEqual([`notPositive ${tiers}.0.rate`])
  })
})

describe('dates and taxes', () => {
  it.each([
    ['products.1.conditions.1.validFrom', '2026-10-01', ['dateOrder products.1.conditions.1.validFrom']],
    ['products.1.conditions.1.validFrom', '2026-09-30T12:00:00.000Z', ['dateOrder products.1.conditions.1.validFrom']],
    ['rules.0.validFrom', '2026-10-02', ['rulesTooLate rules.0.validFrom']],
    ['validUntil', '2026-12-31', ['expiresBefore validUntil']],
    ['rules.0.vat', 114, ['notPercent rules.0.vat']],
    ['rules.0.stampDutyOnLoan.1.termFrom', 14, ['dutyGap rules.0.stampDutyOnLoan']],
    ['rules.0.stampDutyOnLoan.1.termFrom', 12, ['dutyOverlap rules.0.stampDutyOnLoan']],
    ['rules.0.stampDutyOnLoan.1.rate', -1, ['notPercent rules.0.stampDutyOnLoan.1.rate']],
    ['products.0.conditions.0.fees.0.percent', 101, ['notPercent products.0.conditions.0.fees.0.percent']],
    ['products.0.conditions.0.fees.0.minimum', -1, ['notPositive products.0.conditions.0.fees.0.minimum']],
    ['products.0.conditions.0.fees.0.fixed', -1, ['notPositive products.0.conditions.0.fees.0.fixed']],
  ])('%s = %s', (path, value, expected) => {
    expect(problemsOf(exampleCredit, path, value)).toEqual(expected)
  })
})
