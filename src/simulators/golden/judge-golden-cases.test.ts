import { describe, expect, it } from 'vitest'
import { exampleCredit, exampleDeposit } from '@/site/schemas/simulator/example-simulators'
import { judgeGoldenCases } from './judge-golden-cases'

/** 2 000 000 at 24 % in 24 months: 2 000 000 · 0.02 / (1 - 1.02^-24) = 105 742.1945… */
const credit = {
  ...{ blockType: 'creditCase', name: 'Crédito ao consumo', source: 'PMT', day: '2026-11-02T12:00:00.000Z' },
  ...{ productKey: 'consumer-credit', amount: '2 000 000,00', term: '24', verdict: 'workedOut' },
  figures: { rate: 24, instalment: 105_742.19, taeg: null },
}
/** 1 000 000 at 8 %, 90 days of 365: 19 726.03, and 10 % of it withheld. */
const deposit = {
  ...{ blockType: 'depositCase', name: 'Noventa dias', day: '2026-11-02', productKey: 'term-deposit' },
  ...{ amount: '1000000', term: '90', verdict: 'workedOut' },
  figures: { gross: 19_726.03, tax: 1972.6, net: 17_753.43 },
}
const refused = {
  ...{
    blockType: 'creditCase',
    name: 'Pouco de mais',
    day: '2026-11-02',
    productKey: 'consumer-credit',
    amount: '299999',
  },
  ...{ verdict: 'refused', field: 'amount', language: 'en' },
  message: 'Invalid amount (Min: Kz\u00a0300,000.00 Max: Kz\u00a010,000,000.00)',
}
const judgeCredit = (...cases: object[]) => judgeGoldenCases({ ...exampleCredit, cases })
const judgeDeposit = (...cases: object[]) => judgeGoldenCases({ ...exampleDeposit, cases })
const plain = (found: ReturnType<typeof judgeGoldenCases>) =>
  found.map(({ path, text }) => ({
    path,
    pt: text.pt.replaceAll('\u00a0', ' '),
    en: text.en.replaceAll('\u00a0', ' '),
  }))

/** The example with another rate of consumer credit. */
const withRate = (rate: number) => ({
  ...exampleCredit,
  products: exampleCredit.products.map((product, position) =>
    position > 0
      ? product
      : {
          ...product,
          conditions: product.conditions.map((each) => ({
            ...each,
            tiers: each.tiers.map((tier) => ({ ...tier, rate })),
          })),
        },
  ),
})

describe('golden cases of a simulator', () => {
  it('find nothing where everything turns out as written', () => {
    expect(judgeCredit(credit, refused)).toEqual([])
    expect(judgeDeposit(deposit)).toEqual([])
    expect(judgeGoldenCases(exampleCredit)).toEqual([])
  })

  it.each([
    ['a tenth of a percentage point', 24.1, '24,1 %', '24.1%'],
    ['a tenth of a percent of itself', 24.024, '24,024 %', '24.024%'],
  ])('find a rate that is wrong by %s', (_name, rate, pt, en) => {
    expect(plain(judgeGoldenCases({ ...withRate(rate), cases: [refused, credit] }))).toEqual([
      {
        path: 'cases.1.figures.rate',
        pt: `O caso «Crédito ao consumo» devia dar 24 % em «Taxa nominal anual», e dá ${pt}. Corrija o simulador ou o caso.`,
        en: `The case “Crédito ao consumo” should give 24% as “Nominal annual rate”, and gives ${en}. Correct the simulator or the case.`,
      },
    ])
  })

  it('find it by the instalment alone, to the cent', () => {
    const figures = { instalment: 105_742.19 }
    const cases = [{ ...credit, figures }]
    expect(plain(judgeGoldenCases({ ...withRate(24.024), cases }))[0]?.en).toMatch(
      /^The case “Crédito ao consumo” should give Kz 105,742\.19 as “Monthly instalment”, and gives Kz 105,7\d\d\.\d\d\./,
    )
    expect(judgeGoldenCases({ ...withRate(24), cases })).toEqual([])
    expect(judgeCredit({ ...credit, figures: { instalment: 105_742.2 } })).toHaveLength(1)
  })

  it('tell the first difference only', () => {
    const wrong = { ...credit, figures: { instalment: 1 } }
    expect(judgeCredit(refused, wrong, { ...wrong, name: 'Outro' })).toMatchObject([
      { path: 'cases.1.figures.instalment' },
    ])
  })

  it('tell a refusal that does not come, comes elsewhere, or says something else', () => {
    expect(plain(judgeCredit({ ...refused, amount: '300000' }))[0]?.en).toBe(
      'The case “Pouco de mais” should be refused at “Amount”, and is worked out. Correct the simulator or the case.',
    )
    expect(plain(judgeCredit({ ...refused, field: 'term', message: '' }))[0]?.en).toContain(
      'Invalid amount (Min: Kz 300',
    )
    expect(plain(judgeCredit({ ...refused, message: 'No' }))[0]?.en).toContain(
      'with “No”, and is told: “Invalid amount',
    )
    expect(judgeCredit({ ...refused, message: '' })).toEqual([])
    expect(plain(judgeCredit({ ...credit, amount: '1' }))[0]?.pt).toContain(
      'devia ser calculado, e é recusado: «Montante',
    )
  })

  it('ask on the day that is written, with the conditions of that day', () => {
    expect(plain(judgeCredit({ ...credit, day: '2025-01-01' }))[0]?.en).toContain('asks on 01/01/2025')
    const loan = { ...credit, productKey: 'mortgage-loan', amount: '60000000', term: '240', figures: { rate: 16 } }
    expect(judgeCredit(loan, { ...loan, name: 'Depois', day: '2027-01-01', figures: { rate: 14 } })).toEqual([])
  })

  it('compare a percentage to the places it is written with, and say which one cannot be told', () => {
    expect(judgeDeposit({ ...deposit, figures: { netRate: 7.2 } })).toEqual([])
    expect(judgeDeposit({ ...deposit, figures: { netRate: 7.25 } })).toHaveLength(1)
    expect(plain(judgeDeposit({ ...deposit, figures: { instalment: 1 } }))[0]?.en).toContain('and gives –.')
  })

  it('say what keeps a case from being judged, before any is', () => {
    const wrong = { ...credit, name: 'Outro', figures: { instalment: 1 } }
    expect(
      judgeCredit(credit, { ...credit, day: null }, { ...credit, name: 'Nada', figures: {} }, wrong).map(
        ({ path }) => path,
      ),
    ).toEqual(['cases.1.name', 'cases.1.day', 'cases.2.verdict'])
    expect(judgeCredit({ ...refused, field: null }).map(({ path }) => path)).toEqual(['cases.0.field'])
  })

  it('wait while the simulator contradicts itself', () => {
    const broken = { ...exampleCredit, rules: [...exampleCredit.rules, ...exampleCredit.rules] }
    expect(judgeGoldenCases({ ...broken, cases: [{ ...credit, figures: { instalment: 1 } }] })).toEqual([])
  })
})
