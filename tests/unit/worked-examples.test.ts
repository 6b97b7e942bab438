import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { toCreditCost } from '@/site/schemas/credit/credit-cost'
import { type Decimal, sumOf, toCents, toFactor } from '@/site/schemas/decimal'
import { toOffers } from '@/site/schemas/simulator/offers'
import { simulate } from '@/site/schemas/simulator/simulate'
import { annualEffectiveRate } from '@/site/schemas/time-value'
import { readShippedSimulators } from '@/tests/support/shipped-simulators'
import { statedNumbers } from '@/tests/support/stated-numbers'

/**
 * The examples that the bank's pages publish, worked out again from the inputs that they state themselves, in each language,
 * to the places that they show.
 */

type Language = 'pt' | 'en'
const languages = ['pt', 'en'] as const
const start = '2026-11-20'

const read = (name: string): unknown => parse(readFileSync(`site/content/${name}.yaml`, 'utf8'))

type Row = { label: string; value: string; detail: string }

/** Every labelled value of a page in one language, wherever it stands, and every other text under an empty label. */
function rowsIn(value: unknown, language: Language): Row[] {
  if (Array.isArray(value)) return value.flatMap((item) => rowsIn(item, language))
  if (typeof value !== 'object' || value === null) return []
  const entries = new Map<string, unknown>(Object.entries(value))
  const text = (name: string) => {
    const localized = Object(entries.get(name))[language]
    return typeof localized === 'string' ? localized : ''
  }
  const own = entries.has('label') && entries.has('value')
  const row = { label: text('label'), value: text('value'), detail: text('detail') }
  return [...(own ? [row] : []), ...[...entries.values()].flatMap((inner) => rowsIn(inner, language))]
}

/** The numbers of the row that has a label, those of its value and those of its detail. */
function statedIn(page: string, language: Language, label: { pt: string; en: string }) {
  const found = rowsIn(read(page), language).find((row) => row.label === label[language])
  if (!found) throw new Error(`${page} has no "${label[language]}"`)
  return { value: statedNumbers(found.value, language), inputs: statedNumbers(found.detail, language) }
}

function numbersOf(inputs: readonly Decimal[], count: number): Decimal[] {
  if (inputs.length !== count) throw new Error(`${inputs.length} numbers are stated instead of ${count}: ${inputs}`)
  return [...inputs]
}

/** As many places as a text shows: what is worked out is rounded to them before it is compared. */
const shown = (worked: Decimal | null, stated: Decimal | undefined, places: number) => ({
  worked: worked?.toFixed(places),
  stated: stated?.toFixed(places),
})

function expectEqual({ worked, stated }: ReturnType<typeof shown>): void {
  expect(worked).toBeDefined()
  expect(worked).toBe(stated)
}

const taegLabel = { pt: 'Exemplo de TAEG', en: 'Example TAEG (annual percentage rate)' }

/** A line of credit that is used in full, with interest and duty paid each month and the capital at the end. */
function lineTaeg([limit, months, tan, opening, vat, onInterest, onUse]: readonly Decimal[]): Decimal | null {
  if (!limit || !months || !tan || !opening || !vat || !onInterest || !onUse) return null
  const fee = toCents(limit.times(toFactor(opening)))
  const interest = toCents(limit.times(toFactor(tan)).div(12))
  const monthly = sumOf([
    interest,
    toCents(interest.times(toFactor(onInterest))),
    toCents(limit.times(toFactor(onUse))),
  ])
  const flows = [
    { period: 0, amount: limit.minus(fee).minus(toCents(fee.times(toFactor(vat)))) },
    ...Array.from({ length: months.toNumber() }, (_, month) => ({
      period: month + 1,
      amount: (month + 1 === months.toNumber() ? monthly.plus(limit) : monthly).negated(),
    })),
  ]
  return annualEffectiveRate({ flows, periodsPerYear: 12 })
}

/** Interest of some days on an amount, as a year of 365 days gives it. */
const interestOf = (amount: Decimal, tan: Decimal, days: Decimal) =>
  toCents(amount.times(toFactor(tan)).times(days).div(365))

describe.each(languages)('the examples in %s', (language) => {
  it.each(['mastercard-gold', 'mastercard-world'])('of the card %s', (card) => {
    const { value, inputs } = statedIn(`pages/private/cards/credit-card/${card}`, language, taegLabel)
    const [principal, months, instalment, tan, fee, vat, onLoan, onInterest] = numbersOf(inputs, 8)
    if (!principal || !months || !tan || !fee || !vat || !onLoan || !onInterest) throw new Error('cannot be')
    const cost = toCreditCost(
      { principal, annualRate: tan, months: months.toNumber(), start },
      { fees: [{ when: 'opening', fixed: fee, vat }], stampDutyOnLoan: onLoan, stampDutyOnInterest: onInterest },
    )
    expectEqual(shown(cost.instalment, instalment, 2))
    expectEqual(shown(cost.taeg, value[0], 1))
  })

  it('of the overdraft of private customers', () => {
    const page = 'pages/private/credit/discovered-flex'
    const { value, inputs } = statedIn(page, language, taegLabel)
    const [amount, days, tan, onInterest, onUse] = numbersOf(inputs, 5)
    if (!amount || !days || !tan || !onInterest || !onUse) throw new Error('cannot be')
    const interest = interestOf(amount, tan, days)
    const duty = toCents(interest.times(toFactor(onInterest))).plus(toCents(amount.times(toFactor(onUse))))
    const flows = [
      { period: 0, amount },
      { period: days.toNumber(), amount: amount.plus(interest).plus(duty).negated() },
    ]
    expectEqual(shown(annualEffectiveRate({ flows, periodsPerYear: 365 }), value[0], 1))
    const month = statedIn(page, language, { pt: 'Juros', en: 'Interest' })
    const [used, rate, usedDays] = month.inputs
    if (!used || !rate || !usedDays) throw new Error('cannot be')
    expectEqual(shown(interestOf(used, rate, usedDays), month.value[0], 2))
    const stamp = statedIn(page, language, { pt: 'Imposto do selo', en: 'Stamp duty' })
    const [onIt, itsDuty, onAverage, average, averageDuty] = numbersOf(stamp.inputs, 5)
    if (!onIt || !onAverage || !average) throw new Error('cannot be')
    expectEqual(shown(toCents(interestOf(used, rate, usedDays).times(toFactor(onIt))), itsDuty, 2))
    expectEqual(shown(used.times(usedDays).div(30), average, 2))
    expectEqual(shown(average.times(toFactor(onAverage)), averageDuty, 2))
    expectEqual(shown(sumOf([itsDuty, averageDuty].flatMap((part) => part ?? [])), stamp.value[0], 2))
    const total = statedIn(page, language, { pt: 'Custo total no mês', en: 'Total cost in the month' })
    expectEqual(shown(sumOf([month.value[0], stamp.value[0]].flatMap((part) => part ?? [])), total.value[0], 2))
  })

  it.each(['linked-current-account', 'special-check'])('of the line of credit %s', (line) => {
    const { value, inputs } = statedIn(`pages/corporate/credit/${line}`, language, taegLabel)
    expectEqual(shown(lineTaeg(numbersOf(inputs, 7)), value[0], 1))
  })

  it('of a term that changes the price of consumer credit', () => {
    for (const { principal, tan, label, cells } of tableOf('consumer-credit', language)) {
      const [months] = statedNumbers(label, language)
      const { cost, rate } = simulateCredit('consumer-credit', principal, months)
      expectEqual(shown(rate, tan, 2))
      expectEqual(shown(cost.instalment, cells[0], 2))
      expectEqual(shown(cost.totalInterest, cells[1], 2))
      expectEqual(shown(cost.taeg, cells[2], 1))
    }
  })

  it('of the figures in the top of the page about consumer credit', () => {
    const rows = rowsIn(read('pages/private/credit/consumer-credit'), language)
    const [rateAt, instalmentAt] = ['TAEG', language === 'pt' ? 'por mês' : 'a month'].map((start) =>
      rows.findIndex(({ label }) => label.startsWith(start)),
    )
    const [rateRow, instalmentRow] = [rows[rateAt ?? -1], rows[instalmentAt ?? -1]]
    if (!rateRow || !instalmentRow) throw new Error('the page shows no example in its top')
    const [principal, months] = statedNumbers(instalmentRow.label, language)
    const [taeg, taegMonths] = statedNumbers(rateRow.label, language)
    const { cost, rate } = simulateCredit('consumer-credit', principal, months)
    expect(taegMonths?.toFixed()).toBe(months?.toFixed())
    expectEqual(shown(rate, statedNumbers(rateRow.value, language)[0], 2))
    expectEqual(shown(cost.taeg, taeg, 1))
    expectEqual(shown(cost.instalment, statedNumbers(instalmentRow.value, language)[0], 2))
  })

  it('of a home in fifteen, twenty or twenty-five years', () => {
    for (const { principal, tan, label, cells } of tableOf('mortgage-loans', language)) {
      const [years] = statedNumbers(label, language)
      const { cost, rate } = simulateCredit('mortgage-loans', principal, years?.times(12))
      expectEqual(shown(rate, tan, 2))
      expectEqual(shown(cost.instalment, cells[0], 2))
      expectEqual(shown(cost.totalInterest, cells[1], 2))
      expectEqual(shown(cost.instalment.div('0.4'), cells[2], 2))
    }
  })

  it('of salaries brought forward', () => {
    for (const { cells } of tableOf('bcs-anticipates', language)) {
      const [principal, months, instalment, interest] = cells
      const { cost } = simulateCredit('bcs-anticipates', principal, months)
      expectEqual(shown(cost.instalment, instalment, 2))
      expectEqual(shown(cost.totalInterest, interest, 2))
    }
  })

  it('of the tip about comparing credit', () => {
    const body = String(Object(Object(read('tips/compare-credit-by-the-taeg')).body)[language])
    const line = (begin: { pt: string; en: string }) => {
      const found = body.split('\n').find((candidate) => candidate.startsWith(begin[language]))
      if (found === undefined) throw new Error(`No line begins with "${begin[language]}"`)
      return statedNumbers(found, language)
    }
    const [principal, months] = numbersOf(line({ pt: 'Precisa de', en: 'You need' }), 2)
    const [vat, onLoan, onInterest] = numbersOf(line({ pt: 'Pela taxa', en: 'By the rate' }), 3)
    if (!principal || !months || !vat || !onLoan || !onInterest) throw new Error('cannot be')
    const costOf = (tan: Decimal, percent: Decimal, insurance?: Decimal) =>
      toCreditCost(
        { principal, annualRate: tan, months: months.toNumber(), start },
        {
          fees: [
            { when: 'opening', percent, vat },
            ...(insurance ? [{ when: 'instalment', fixed: insurance } as const] : []),
          ],
          stampDutyOnLoan: onLoan,
          stampDutyOnInterest: onInterest,
        },
      )
    const [tanA, feeA, insurance, instalmentA] = numbersOf(line({ pt: '**Proposta A.**', en: '**Proposal A.**' }), 4)
    const [tanB, feeB, instalmentB] = numbersOf(line({ pt: '**Proposta B.**', en: '**Proposal B.**' }), 3)
    if (!tanA || !feeA || !insurance || !tanB || !feeB) throw new Error('cannot be')
    const [totalA, without, withInsurance] = numbersOf(line({ pt: '- **Proposta A:**', en: '- **Proposal A:**' }), 3)
    const [totalB, taegB] = numbersOf(line({ pt: '- **Proposta B:**', en: '- **Proposal B:**' }), 2)
    const a = costOf(tanA, feeA, insurance)
    const b = costOf(tanB, feeB)
    expectEqual(shown(a.instalment, instalmentA, 2))
    expectEqual(shown(b.instalment, instalmentB, 2))
    expectEqual(shown(a.taeg, withInsurance, 1))
    expectEqual(shown(costOf(tanA, feeA).taeg, without, 1))
    expectEqual(shown(b.taeg, taegB, 1))
    const hundreds = (amount: Decimal) => amount.div(100).toDecimalPlaces(0).times(100)
    expectEqual(shown(hundreds(a.totalPayable), totalA, 0))
    expectEqual(shown(hundreds(b.totalPayable), totalB, 0))
    const [less] = line({ pt: 'A proposta com a TAN mais alta', en: 'The proposal with the higher TAN' })
    expectEqual(shown(hundreds(a.totalPayable.minus(b.totalPayable)), less, 0))
    const [rate] = line({ pt: 'O mesmo milhão', en: 'The same million' })
    for (const term of [12, 24, 48]) {
      const [, instalment, interest] = line({ pt: `- ${term} meses`, en: `- ${term} months` })
      const cost = toCreditCost({ principal, annualRate: rate ?? 0, months: term, start })
      expectEqual(shown(cost.instalment, instalment, 0))
      expectEqual(shown(cost.totalInterest, interest, 0))
    }
  })
})

/** The table of a credit page whose introduction says for how much and at what rate it is. */
function tableOf(page: string, language: Language) {
  const layout: unknown = Object(read(`pages/private/credit/${page}`)).layout
  const table = Array.isArray(layout) ? layout.find((block) => Object(block).block === 'comparisonTable') : null
  const lead = statedNumbers(String(Object(Object(table).lead)[language]), language)
  const rows: unknown = Object(table).rows
  if (!Array.isArray(rows) || rows.length === 0) throw new Error(`${page} has no table`)
  return rows.map((row: unknown) => {
    const cells: unknown = Object(row).cells
    return {
      principal: lead[0],
      tan: lead[1],
      label: String(Object(Object(row).label)[language]),
      cells: Array.isArray(cells)
        ? cells.flatMap((cell: unknown) => statedNumbers(String(Object(Object(cell).text)[language]), language))
        : [],
    }
  })
}

function simulateCredit(productKey: string, amount: Decimal | undefined, months: Decimal | undefined) {
  const offers = readShippedSimulators('pt')
    .filter(({ key }) => key === 'credit-private')
    .flatMap((simulator) => toOffers(simulator, start))
  const offer = offers.find(({ product }) => product.productKey === productKey)
  if (!offer || !amount || !months) throw new Error(`${productKey} states no amount or term`)
  const simulation = simulate({ offer, input: { amount, term: months.toNumber(), rate: null, grace: 0 }, start })
  if (simulation.calculation !== 'credit') throw new Error(`${productKey} is no credit`)
  return simulation
}
