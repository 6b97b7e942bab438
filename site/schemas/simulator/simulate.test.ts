import { describe, expect, it } from 'vitest'
import { exampleCredit, exampleDeposit } from './example-simulators'
import { toOffers } from './offers'
import { parseSimulatorQuery } from './parse-simulator-query'
import { simulate } from './simulate'
import { parseStoredSimulator, type Simulator } from './stored-simulator'

const day = '2026-11-20'

function ask(
  simulator: Simulator,
  query: Record<string, string>,
  options: { day?: string; preselected?: string } = {},
) {
  const offers = toOffers(simulator, options.day ?? day)
  return parseSimulatorQuery(query, { key: simulator.key, offers, preselected: options.preselected ?? null })
}

function workOut(simulator: Simulator, query: Record<string, string>, on = day) {
  const question = ask(simulator, { simulator: simulator.key, ...query }, { day: on })
  if (!question?.input) throw new Error(`Not a case: ${question?.errors.join()}`)
  return simulate({ offer: question.offer, input: question.input, start: on })
}

function credit(query: Record<string, string>, on = day) {
  const simulation = workOut(exampleCredit, query, on)
  if (simulation.calculation !== 'credit') throw new Error('Not a credit')
  return simulation
}

function deposit(query: Record<string, string>) {
  const simulation = workOut(exampleDeposit, query)
  if (simulation.calculation !== 'termDeposit') throw new Error('Not a deposit')
  return simulation
}

describe('what is asked', () => {
  it('is the default case of the first product, or of the one that the page is about', () => {
    expect(ask(exampleCredit, {})).toMatchObject({
      offer: { product: { productKey: 'consumer-credit' } },
      values: { amount: '2000000', term: '24', rate: '', grace: '' },
      errors: [],
    })
    expect(ask(exampleCredit, {}, { preselected: 'mortgage-loan' })?.values.term).toBe('240')
    expect(ask(exampleCredit, {}, { preselected: 'gone' })?.values.term).toBe('24')
  })

  it('is for this simulator only when it does not name another', () => {
    expect(ask(exampleCredit, { simulator: 'other', product: 'consumer-credit', amount: '1' })?.errors).toEqual([])
    expect(ask(exampleCredit, { simulator: 'example-credit', amount: '1' })?.errors).toEqual(['amount'])
    expect(ask(exampleCredit, { product: 'consumer-credit', amount: '1' })?.errors).toEqual(['amount'])
    expect(ask(exampleCredit, { product: 'gone', amount: '1' })?.errors).toEqual([])
    expect(ask(exampleCredit, { amount: '1' })?.errors).toEqual([])
  })

  it('keeps what was typed, right or wrong', () => {
    const question = ask(exampleCredit, { simulator: 'example-credit', amount: '1 000 000,50', term: 'doze' })
    expect([question?.values.amount, question?.values.term, question?.input]).toEqual(['1 000 000,50', 'doze', null])
  })

  it.each<[string, Record<string, string>, string[]]>([
    ['an amount below', { amount: '299999,99' }, ['amount']],
    ['an amount above', { amount: '10000000,01' }, ['amount']],
    ['no amount', { amount: '' }, ['amount']],
    ['a negative amount', { amount: '-2000000' }, ['amount']],
    [
      'a text',
      { product: 'mortgage-loan', amount: '<script>', term: 'x', rate: 'y', grace: 'z' },
      ['amount', 'term', 'rate', 'grace'],
    ],
    ['a term outside', { term: '49' }, ['term']],
    ['half a month', { term: '6.5' }, ['term']],
    ['a product that is gone', { product: 'gone', amount: 'x' }, ['product']],
    ['a term off the step', { product: 'mortgage-loan', amount: '60000000', term: '61' }, ['term']],
    ['a rate outside', { product: 'mortgage-loan', rate: '30,0001' }, ['rate']],
    ['more grace than allowed', { product: 'mortgage-loan', grace: '13' }, ['grace']],
  ])('is refused: %s', (_what, query, errors) => {
    expect(ask(exampleCredit, { simulator: 'example-credit', ...query })).toMatchObject({ input: null, errors })
  })

  it('takes the limits themselves, an empty rate and no grace', () => {
    for (const query of [
      { amount: '300 000', term: '6', rate: '', grace: '' },
      { amount: '10.000.000,00', term: '48', grace: '0' },
      { product: 'mortgage-loan', rate: '30', grace: '12', term: '60' },
    ]) {
      expect(ask(exampleCredit, { simulator: 'example-credit', ...query })?.errors).toEqual([])
    }
  })

  it('leaves out what the product does not ask', () => {
    const left = { product: 'consumer-credit', rate: '18', grace: '6' }
    expect(ask(exampleCredit, left)).toMatchObject({ input: { rate: null, grace: 0 }, values: { rate: '', grace: '' } })
  })

  it('cannot be grace for the whole term', () => {
    const short = parseStoredSimulator({
      ...exampleCredit,
      products: [{ ...exampleCredit.products[0], graceMax: 12 }],
    })
    expect(short && ask(short, { simulator: 'example-credit', term: '12', grace: '12' })?.errors).toEqual(['grace'])
    expect(short && ask(short, { simulator: 'example-credit', term: '12', grace: '11' })?.errors).toEqual([])
  })
})

describe('a credit', () => {
  it('has the fees and taxes in force', () => {
    const { cost, rate } = credit({})
    expect([rate.toString(), cost.totalPayable.toFixed(2), cost.taeg?.toFixed(1)]).toEqual(['24', '2581088.35', '29.7'])
  })

  it('has the rate of its tier, cents between two included, or the one that was typed', () => {
    const rateFor = (amount: string, rate = '') => credit({ product: 'mortgage-loan', amount, rate }).rate.toString()
    expect(
      ['10000000', '100000000', '100000000,50', '100000001', '250000000'].map((amount) => rateFor(amount)),
    ).toEqual(['16', '16', '16', '15', '15'])
    expect(rateFor('60000000', '18,5')).toBe('18.5')
  })

  it('follows conditions on their day, and not before', () => {
    const rateOn = (on: string) => credit({ product: 'mortgage-loan' }, on).rate.toString()
    expect([rateOn('2026-12-31'), rateOn('2027-01-01')]).toEqual(['16', '14'])
  })

  it('has the stamp duty of its term', () => {
    const dutyFor = (term: string) => credit({ term }).cost.stampDutyOnLoan.toFixed(2)
    expect([dutyFor('12'), dutyFor('13')]).toEqual(['10000.00', '8000.00'])
  })
})

describe('a deposit', () => {
  it('counts the days of its currency', () => {
    const kwanza = deposit({ term: '90' })
    expect([kwanza.result.gross, kwanza.result.tax, kwanza.result.net].map((part) => part.toFixed(2))).toEqual([
      '19726.03',
      '1972.60',
      '17753.43',
    ])
    const euro = deposit({ product: 'euro-deposit', rate: '4,3', term: '90' })
    expect(euro.result.gross.toFixed(2)).toBe('26.88')
  })

  it('has the rate of amount and term', () => {
    const rateFor = (amount: string, term: string) => deposit({ amount, term }).rate.toString()
    expect([rateFor('1000000', '90'), rateFor('1000000', '180'), rateFor('1000001', '30')]).toEqual(['8', '10', '10.5'])
  })

  it('pays and capitalises as its product says', () => {
    const { result } = deposit({ product: 'euro-deposit', amount: '100000', rate: '4' })
    expect(result.payments.map(({ days }) => days)).toEqual([92, 88])
    expect(result.payments[1]?.balance.equals(result.total)).toBe(true)
  })
})

it('offers nothing before its conditions begin, and nothing that is not whole', () => {
  expect(ask(exampleCredit, {}, { day: '2026-09-30' })).toBeNull()
  expect(toOffers({ ...exampleCredit, rules: [] }, day)).toEqual([])
  const [consumer] = exampleCredit.products
  if (!consumer) throw new Error('The example has products')
  const nameless = { ...exampleCredit, products: [{ ...consumer, name: '' }] }
  expect(toOffers(nameless, day)).toEqual([])
  const withoutMax = { ...consumer, amount: { ...consumer.amount, max: Number.NaN } }
  expect(toOffers({ ...exampleCredit, products: [withoutMax] }, day)).toEqual([])
})
