import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { inLanguage } from '@/tests/support/shipped-simulators'
import { asStored, stepwiseFiles } from '@/tests/support/stepwise-simulators'
import { reviewCases } from './review-cases'

const step = (name: string, expression: string) => ({ name, expression })
const caseOf = (name: string, asked: Record<string, string>, expected: object) => ({
  ...{ blockType: 'stepwiseCase', name, day: '2026-11-02', language: 'en' },
  answers: Object.entries(asked).map(([input, value]) => ({ input, value })),
  ...expected,
})
const gives = (cost: number) => ({ verdict: 'workedOut', outcomes: [{ step: 'cost', amount: cost }] })
const refusedAt = (field: string) => ({ verdict: 'refused', field })

/** A loan by the month: dearer when it is long, with a bonus that nobody reads, and a table whose last row is another. */
const loan = (...cases: object[]) => ({
  ...{ calculation: 'stepwise', key: 'loan', name: 'Loan', notice: '', currency: 'AOA', cases },
  inputs: [
    { blockType: 'amountInput', name: 'amount', label: 'Amount', min: 100, max: 1000, default: 100 },
    { blockType: 'countInput', name: 'months', label: 'Months', min: 0, max: 12, default: 1 },
    {
      ...{ blockType: 'choiceInput', name: 'kind', label: 'Kind' },
      options: [
        { label: 'Plain', value: 1 },
        { label: 'Double', value: 2 },
      ],
    },
  ],
  parameters: [{ validFrom: '2026-01-01', source: 'x', values: [{ name: 'rate', value: 2 }] }],
  steps: [
    step('cost', 'months > 6 ? amount * rate * kind : amount * kind'),
    step('bonus', 'cost * 2'),
    step('isLong', 'months > 10'),
    step('paid', 'total.part'),
  ],
  table: [
    {
      ...{ title: 'Plan', periods: 'months', chart: '', chartLow: '', chartHigh: '' },
      columns: [
        {
          ...{ name: 'part', label: 'Part', kind: 'amount', first: '', isHidden: false },
          expression: 'period == months ? amount : 1',
        },
      ],
    },
  ],
  results: [
    { step: 'cost', label: 'Cost', kind: 'amount', isMain: true },
    { step: 'paid', label: 'Paid', kind: 'amount', isMain: false },
  ],
  warnings: [{ step: 'isLong', text: 'It is long.' }],
})
const untriedOf = (...cases: object[]) => reviewCases(loan(...cases))?.untried.map(({ en }) => en)

describe('golden cases of a simulator at a save', () => {
  it('are judged all of them, each with what differs', () => {
    const review = reviewCases(
      loan(
        caseOf('right', { amount: '200', months: '1' }, gives(200)),
        caseOf('wrong', { amount: '200', months: '12' }, gives(200)),
        caseOf('taken', { amount: '200' }, refusedAt('amount')),
        caseOf('', { amount: '200' }, gives(200)),
      ),
    )
    expect(review?.cases.map(({ difference }) => difference?.en.replaceAll('\u00a0', ' ') ?? null)).toEqual([
      null,
      expect.stringContaining('“wrong” should give Kz 200.00 as “cost”, and gives Kz 400.00'),
      expect.stringContaining('“taken” should be refused at “Amount”, and is worked out'),
      expect.stringContaining('a name that no other has'),
    ])
  })

  it('say which limits, choices, sides of conditions and warnings no case tries, and which step leads to nothing', () => {
    expect(untriedOf(caseOf('one', { amount: '200', months: '1', kind: '1' }, gives(200)))).toEqual([
      '“Amount”: no case shows the refusal below 100.',
      '“Amount”: no case shows the refusal above 1000.',
      '“Months”: no case shows the refusal above 12.',
      '“Kind”: no case chooses “Double”.',
      '“cost”: its condition holds in no case.',
      '“part”: its condition holds in every case.',
      'The warning “isLong” comes up in no case.',
      'The step “bonus” has a part in no result.',
    ])
    expect(untriedOf()).toEqual(['The simulator has no golden case: nothing shows what it has to give.'])
  })

  it('say nothing of what cases try', () => {
    const cases = [
      caseOf('short', { amount: '200', months: '2', kind: '1' }, gives(200)),
      caseOf('long', { amount: '200', months: '12', kind: '2' }, gives(800)),
      caseOf('little', { amount: '99' }, refusedAt('amount')),
      caseOf('much', { amount: '1 001', months: '13' }, refusedAt('amount')),
    ]
    expect(untriedOf(...cases)).toEqual(['The step “bonus” has a part in no result.'])
  })

  it('wait while a simulator of products contradicts itself', () => {
    const product = {
      ...{ productKey: 'a', name: 'A', amount: { currency: 'AOA', min: 2, max: 1, step: 1, default: 1 } },
      ...{ term: { min: 1, max: 2, step: 1, default: 1 }, conditions: [] },
    }
    expect(reviewCases({ calculation: 'credit', key: 'c', products: [product], rules: [], cases: [] })).toBeNull()
  })

  it('of products say which limits and which rows of rates no case tries', () => {
    const stored = asStored(
      inLanguage(parse(readFileSync('site/content/simulators/credit-private.yaml', 'utf8')), 'pt'),
    )
    const review = reviewCases(stored)
    expect(review?.cases.every(({ difference }) => difference === null)).toBe(true)
    // One for every rate is shipped.
    expect(review?.untried.filter(({ en }) => en.includes('no case uses the rate'))).toEqual([])
    const without = reviewCases({ ...Object(stored), cases: [] })
    expect(without?.untried.map(({ pt }) => pt)).toEqual([
      'O simulador não tem casos de prova: nada mostra o que tem de dar.',
    ])
  })

  it('may say values of the bank: then they are those of a publication, and limits are no matter', () => {
    const published = caseOf('published', { amount: '50 000', months: '24', kind: '3', rate: '4,5' }, gives(675_000))
    const review = reviewCases(loan(published))
    expect(review?.cases).toEqual([{ name: 'published', difference: null }])
    // What the bank itself asks and refuses is tried by cases of its own.
    expect(review?.untried.map(({ en }) => en)).toContain('“Kind”: no case chooses “Double”.')
    const cannotBe = caseOf('published', { amount: '50 000', months: '24', rate: 'much' }, gives(1))
    expect(reviewCases(loan(cannotBe))?.cases[0]?.difference?.en).toContain('the simulator offers nothing')
  })

  it.each(stepwiseFiles())(
    'of %s as it is shipped are as written, and each of its steps has a part in a result',
    (name) => {
      const stored = asStored(inLanguage(parse(readFileSync(`site/content/simulators/${name}`, 'utf8')), 'pt'))
      const review = reviewCases(stored)
      expect(review?.cases.filter(({ difference }) => difference !== null)).toEqual([])
      // Limits of inputs are tried by some.
      expect(review?.untried.filter(({ en }) => !en.includes('no case shows the refusal'))).toEqual([])
    },
  )
})
