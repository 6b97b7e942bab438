import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { Decimal } from '@/site/schemas/decimal'
import { asPublished } from '@/src/simulators/golden/as-published'
import { readStepwise, readStepwiseSimulators } from '@/tests/support/stepwise-simulators'
import { check } from './check'
import type { Program } from './program'
import { readInputs } from './read-inputs'
import { run } from './run'
import type { StoredStepwise } from './stored'
import { findFailingCorner } from './try-corners'

const day = '2026-11-02'

function programOf(stored: StoredStepwise): Program {
  const { program, problems } = check(stored, day)
  if (!program) throw new Error(JSON.stringify(problems))
  return program
}

const cases = z.object({
  cases: z.array(
    z.object({
      name: z.string(),
      source: z.string().min(10),
      answers: z.array(z.object({ input: z.string(), value: z.string() })),
      verdict: z.enum(['workedOut', 'refused']),
      outcomes: z.array(z.object({ step: z.string(), amount: z.number() })).default([]),
      field: z.string().optional(),
    }),
  ),
})

describe.each(readStepwiseSimulators('pt').map((stored) => [stored.key, stored] as const))('%s', (key, stored) => {
  const ours = programOf(stored)
  const text = readFileSync(`site/content/simulators/${key}.yaml`, 'utf8')

  it.each(cases.parse(parse(text)).cases)('gives to the cent what was worked out apart: $name', (golden) => {
    const typed = Object.fromEntries(golden.answers.map(({ input, value }) => [input, value]))
    // A case of a publication says values of the bank itself.
    const program = programOf(asPublished(stored, { asked: typed, day }))
    const { values: inputs, refused } = readInputs(program.inputs, typed)
    expect(refused).toEqual(golden.field ? [golden.field] : [])
    if (!inputs) return
    const { values } = run({ program, inputs, start: day })
    for (const { step, amount } of golden.outcomes) expect(String(values.get(step)), step).toBe(String(amount))
  })

  it('has an answer at the ends of every input', () => {
    expect(findFailingCorner(ours, day)).toBeNull()
  })

  it('says the same in both languages, but for its words', () => {
    const english = readStepwise(key, 'en')
    const withoutWords = (simulator: StoredStepwise) =>
      JSON.stringify(simulator, (name, value: unknown) =>
        ['label', 'hint', 'title', 'name', 'notice', 'text'].includes(name) ? '' : value,
      )
    expect(withoutWords(english)).toBe(withoutWords(stored))
    expect(JSON.stringify(english)).not.toBe(JSON.stringify(stored))
  })
})

const noChart = { chart: '' as const, chartLow: '', chartHigh: '' }

/** A simulator of two inputs and the steps that are given. */
function simulatorOf(steps: Readonly<Record<string, string>>, other: Partial<StoredStepwise> = {}): StoredStepwise {
  const common = { label: 'A', hint: '' }
  return {
    calculation: 'stepwise',
    ...{ key: 'test', name: 'Test', notice: 'Test', validUntil: '', currency: 'AOA' },
    inputs: [
      { blockType: 'amountInput', key: 'amount', ...common, min: 0, max: 1_000_000_000, default: 1000 },
      { blockType: 'countInput', key: 'months', ...common, min: 1, max: 600, default: 12 },
    ],
    parameters: [
      {
        validFrom: '2026-01-01',
        source: 'Test',
        values: [
          { key: 'rate', value: 7.5 },
          { key: 'fee', value: 0 },
        ],
      },
    ],
    steps: Object.entries(steps).map(([key, expression]) => ({ key, expression })),
    table: [],
    results: [{ step: Object.keys(steps)[0] ?? '', label: 'A', kind: 'amount', isMain: true }],
    warnings: [],
    ...other,
  }
}

/** What one step comes to. */
function resultOf(expression: string, inputs: Readonly<Record<string, number>> = {}): string {
  const program = programOf(simulatorOf({ result: expression }))
  const values = { amount: 1000, months: 12, ...inputs }
  const decimals = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, new Decimal(value)]))
  return String(run({ program, inputs: decimals, start: day }).values.get('result'))
}

describe('published figures', () => {
  it.each([
    // numpy-financial, docstring of pmt: 1854.0247200054619
    ['rounded(annuity(200000, 7.5, 180), 10)', '1854.0247200055'],
    // Banco de Portugal, clientebancario.bportugal.pt: 2 500 at 4.3 %, 180 days of 360
    ['cents(bullet(2500, 4.3, 180, 360))', '53.75'],
    // The same for 90 days is exactly half a cent, which binary fractions lose
    ['cents(bullet(2500, 4.3, 90, 360))', '26.88'],
    // Banco de Portugal, node/3909: a year
    ['cents(bullet(2500, 4.3, 365, 365))', '107.5'],
    ['linear(1200, 12)', '100'],
    ['cents(annuity(1000, 0, 3))', '333.33'],
    // A residual value that is all of it: only interest is paid
    ['annuity(1200, 12, 10, 1200)', '12'],
    ['daycount(start, monthsAfter(start, 12))', '365'],
    ['daycount(start, daysAfter(start, 30))', '30'],
    ['0.1 + 0.2', '0.3'],
    ['power(1.01, 12) > 1.1268 ? 1 : 0', '1'],
    ['share(1, fee, 5) + share(10, 4, 0)', '7.5'],
    ['min(3, 2) + max(3, 2) + abs(0 - 4) - rounded(2.345, 2)', '6.65'],
    ['-amount + 1', '-999'],
    ['!(amount > 1) || months == 12 && rate != 7 ? 1 : 2', '1'],
  ])('%s is %s', (expression, expected) => {
    expect(resultOf(expression)).toBe(expected)
  })

  it('finds the rate of 150 000 that are paid back with 90 000 after one and after two years', () => {
    // Decreto-Lei 359/91, anexo II, exemplo 3: 13,066 23 %
    const table = {
      title: '',
      periods: '24',
      ...noChart,
      columns: [
        {
          key: 'paid',
          label: '',
          kind: 'amount' as const,
          first: '',
          isHidden: false,
          expression: 'period == 12 || period == 24 ? 90000 : 0',
        },
      ],
    }
    const program = programOf(simulatorOf({ result: 'rounded(irr(150000, paid), 4)' }, { table: [table] }))
    const inputs = { amount: new Decimal(1), months: new Decimal(1) }
    expect(String(run({ program, inputs, start: day }).values.get('result'))).toBe('13.0662')
  })
})

describe('before anything runs', () => {
  const problemsOf = (stored: StoredStepwise) => check(stored, day).problems.map(({ path, code }) => `${path} ${code}`)

  it.each([
    ['amount +', 'malformed'],
    ['', 'empty'],
    ['nobody + 1', 'unknownName'],
    ['amount / fee', 'divides'],
    ['amount / amount', 'divides'],
    ['amount / (rate - 7.5)', 'divides'],
    ['amount / 0', 'divides'],
    ['amount % 3', 'notAllowed'],
    ['amount.constructor', 'notAllowed'],
    ['before.amount', 'unknownName'],
    ['"a" + "b"', 'notAllowed'],
    ['[amount].map(a, a)', 'malformed'],
    ['{}', 'notAllowed'],
    ['amount in months', 'notAllowed'],
    ['amount.matches("(a+)+$")', 'notAllowed'],
    ['size(amount)', 'notAllowed'],
    ['toString()', 'notAllowed'],
    ['constructor', 'unknownName'],
    ['amount > 1 && months', 'wrongType'],
    ['amount + (amount > 1)', 'wrongType'],
    ['start + 1', 'wrongType'],
    ['amount > 1 ? 1 : start', 'wrongType'],
    ['annuity(amount)', 'wrongCount'],
    ['cents(1, 2)', 'wrongCount'],
    [`${'('.repeat(60)}1${')'.repeat(60)}`, 'malformed'],
    [Array.from({ length: 120 }, () => '1').join(' + '), 'malformed'],
  ])('%s is found: %s', (expression, code) => {
    expect(problemsOf(simulatorOf({ other: '1', result: expression }))).toEqual([`steps.1.expression ${code}`])
  })

  it.each(['amount / rate', 'amount / months', 'amount / (months * 12 + rate)', 'amount / 3'])(
    '%s divides by what is never nothing',
    (expression) => {
      expect(problemsOf(simulatorOf({ result: expression }))).toEqual([])
    },
  )

  it('finds steps that need themselves, and reads the others in whatever order they stand', () => {
    expect(problemsOf(simulatorOf({ one: 'other + 1', other: 'one + 1', third: 'fourth * 2', fourth: '2' }))).toContain(
      'steps cycle',
    )
    const program = programOf(simulatorOf({ third: 'fourth * 2', fourth: '2' }))
    expect(program.before.map(({ key }) => key)).toEqual(['fourth', 'third'])
  })

  it('finds names that are none, are taken or stand twice, and results of what is not there', () => {
    expect(problemsOf(simulatorOf({ amount: '1' }))).toEqual(['steps.0.name duplicate'])
    expect(problemsOf(simulatorOf({ annuity: '1' }))).toEqual(['steps.0.name takenName'])
    expect(problemsOf(simulatorOf({ 'a-b': '1' }))).toEqual(['steps.0.name badName'])
    const results = [
      { step: 'gone', label: '', kind: 'amount' as const, isMain: false },
      { step: 'isSo', label: '', kind: 'amount' as const, isMain: false },
    ]
    const warnings = [{ step: 'one', text: '' }]
    expect(problemsOf(simulatorOf({ one: '1', isSo: 'amount > 1' }, { results, warnings }))).toEqual([
      'results.0.step unknownStep',
      'results.1.step notThisKind',
      'warnings.0.step notThisKind',
    ])
  })

  it('finds limits that cross, and parameters that a later day does not have', () => {
    const inputs = [
      { blockType: 'amountInput' as const, key: 'amount', label: '', hint: '', min: 5, max: 1, default: 1 },
    ]
    const [first] = simulatorOf({ a: '1' }).parameters
    const parameters = [
      ...(first ? [first] : []),
      { validFrom: '2026-01-01', source: '', values: [{ key: 'rate', value: 8 }] },
    ]
    expect(problemsOf(simulatorOf({ result: '1' }, { inputs, parameters }))).toEqual([
      'inputs.0.max minOverMax',
      'parameters.1.values otherParameters',
      'parameters.1.validFrom notInOrder',
    ])
  })

  const table = (columns: Readonly<Record<string, string>>, periods = 'months') => ({
    title: '',
    periods,
    ...noChart,
    columns: Object.entries(columns).map(([key, expression]) => ({
      key,
      expression,
      label: '',
      kind: 'amount' as const,
      first: '',
      isHidden: false,
    })),
  })

  it('takes no table that would take long, and none without an end', () => {
    const heavy = Object.fromEntries(
      Array.from({ length: 20 }, (_none, place) => [`column${place}`, 'power(1.01, period) + period * 2']),
    )
    expect(problemsOf(simulatorOf({ result: '1' }, { table: [table(heavy)] }))).toEqual(['table.0.columns tooMuch'])
    expect(problemsOf(simulatorOf({ result: '1' }, { table: [table({ one: '1' }, 'start')] }))).toEqual([
      'table.0.periods wrongType',
    ])
    const endless = programOf(simulatorOf({ result: '1' }, { table: [table({ one: '1' }, 'months * 2')] }))
    expect(findFailingCorner(endless, day)).toMatchObject({ missing: 'table' })
    const isSound = programOf(simulatorOf({ result: '1' }, { table: [table({ one: '1' })] }))
    expect(findFailingCorner(isSound, day)).toBeNull()
  })

  it('finds a chart of columns that are not there, or are no numbers', () => {
    const drawn = (chartLow: string, chartHigh: string) =>
      simulatorOf(
        { result: '1' },
        { table: [{ ...table({ one: '1', yes: 'one > 0' }), chart: 'sum' as const, chartLow, chartHigh }] },
      )
    expect(problemsOf(drawn('one', 'none'))).toContain('table.0.chartHigh unknownStep')
    expect(problemsOf(drawn('yes', 'one'))).toContain('table.0.chartLow notThisKind')
    expect(problemsOf(drawn('one', 'one')).filter((problem) => problem.includes('chart'))).toEqual([])
  })

  it('works out the longest table within a blink', () => {
    const columns = {
      growth: 'power(1.0123456789, period)',
      money: 'cents(amount * growth * rate / 1200)',
      more: 'money + growth',
    }
    const program = programOf(simulatorOf({ result: 'total.more' }, { table: [table(columns)] }))
    const began = performance.now()
    run({ program, inputs: { amount: new Decimal('123456789.01'), months: new Decimal(600) }, start: day })
    expect(performance.now() - began).toBeLessThan(2000)
  })

  it('says for which inputs nothing can be told', () => {
    const program = programOf(simulatorOf({ result: 'annuity(amount, rate, months - 1)' }))
    expect(findFailingCorner(program, day)).toMatchObject({ missing: 'result' })
  })

  it('uses the parameters of the day', () => {
    const later = {
      validFrom: '2027-01-01',
      source: '',
      values: [
        { key: 'rate', value: 8 },
        { key: 'fee', value: 1 },
      ],
    }
    const stored = simulatorOf({ result: 'rate' })
    const parameters = [...stored.parameters, later]
    expect(check({ ...stored, parameters }, '2027-01-01').program?.parameters).toEqual({ rate: '8', fee: '1' })
    expect(check({ ...stored, parameters }, '2026-12-31').program?.parameters).toEqual({ rate: '7.5', fee: '0' })
  })
})
