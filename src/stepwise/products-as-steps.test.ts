import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Decimal } from '@/site/schemas/decimal'
import { exampleCredit, exampleDeposit } from '@/site/schemas/simulator/example-simulators'
import { type CreditOffer, type DepositOffer, type Offer, toOffers } from '@/site/schemas/simulator/offers'
import { simulateCredit } from '@/site/schemas/simulator/simulate-credit'
import { simulateDeposit } from '@/site/schemas/simulator/simulate-deposit'
import type { Simulator } from '@/site/schemas/simulator/stored-simulator'
import { allowedTerms } from '@/site/schemas/simulator/terms-and-rates'
import { creditAsSteps } from '@/tests/support/credit-as-steps'
import { depositAsSteps } from '@/tests/support/deposit-as-steps'
import { readShippedSimulators } from '@/tests/support/shipped-simulators'
import { check } from './check'
import { type Run, run } from './run'
import type { StoredStepwise } from './stored'

/** Steps can say what the two kinds in code can: each product of the bank, written as steps, comes to the same digits. */

const day = '2026-11-30'
const casesPerOffer = 40

/** A credit with grace, a rate to try, a fee that has a least amount and one with every instalment; deposits that pay as they go. */
const creditWithEverything: Simulator = {
  ...exampleCredit,
  products: exampleCredit.products.map((product) => ({
    ...product,
    conditions: product.conditions.map((conditions) => ({
      ...conditions,
      fees: [
        ...conditions.fees,
        { label: '', when: 'opening', percent: 0, fixed: 150_000, minimum: 0, bearsVat: false },
        { label: '', when: 'instalment', percent: 0.05, fixed: 100, minimum: 250, bearsVat: true },
      ],
    })),
  })),
}
const depositsThatPay: Simulator = {
  ...exampleDeposit,
  products: (['monthly', 'quarterly', 'halfYearly'] as const).flatMap((interestPayment) =>
    exampleDeposit.products.map((product) => ({
      ...product,
      productKey: `${product.productKey}-${interestPayment}`,
      interestPayment,
      terms: [...product.terms, 91, 179, 200],
      isCapitalised: !product.isCapitalised,
    })),
  ),
}

const offers = [...readShippedSimulators('pt'), exampleCredit, creditWithEverything, exampleDeposit, depositsThatPay]
  .flatMap((simulator) => toOffers(simulator, day).map((offer) => [simulator.key, offer] as const))
  .map(([key, offer], place) => [`${place}: ${key}, ${offer.product.productKey}`, offer] as const)

function workOut(
  stored: StoredStepwise,
  inputs: Readonly<Record<string, number | string | Decimal>>,
  results: readonly string[],
): Run {
  const { program, problems } = check(
    { ...stored, results: results.map((step) => ({ step, label: '', kind: 'amount', isMain: false })) },
    day,
  )
  if (!program) throw new Error(JSON.stringify(problems))
  const decimals = Object.entries(inputs).map(([key, value]) => [key, new Decimal(value)])
  return run({ program, inputs: Object.fromEntries(decimals), start: day })
}

/** A value of a step or a cell as digits; `none` where it could not be told. */
const digits = (value: unknown) => (value === undefined || value === null ? 'none' : String(value))

type Asked = { amount: Decimal; term: number; rate: Decimal | null; grace: number }

/** What visitors may ask of an offer that its tiers have a rate for. */
function questionsOf({ product }: Offer): fc.Arbitrary<Asked> {
  const { min, max } = product.amount
  const rates = product.rate
  const longestGrace = 'graceMax' in product ? product.graceMax : 0
  const asked = fc.record({
    amount: fc.integer({ min: min * 100, max: max * 100 }).map((cents) => new Decimal(cents).div(100)),
    term: fc.constantFrom(...allowedTerms(product)),
    rate: rates
      ? fc.option(fc.integer({ min: rates.min * 100, max: rates.max * 100 }).map((part) => new Decimal(part).div(100)))
      : fc.constant(null),
    grace: fc.integer({ min: 0, max: longestGrace }),
  })
  // The last month of a credit is never one of grace.
  return asked.map((one) => ({ ...one, grace: Math.min(one.grace, one.term - 1) }))
}

function expectSameCredit(offer: CreditOffer, asked: Asked) {
  const { amount, term: months, rate, grace } = asked
  const { cost, rate: used } = simulateCredit({ offer, input: asked, start: day })
  const ofCode = {
    rate: used,
    instalment: cost.instalment,
    lastInstalment: cost.lastInstalment,
    totalInterest: cost.totalInterest,
    stampDutyOnLoan: cost.stampDutyOnLoan,
    stampDutyOnInterest: cost.stampDutyOnInterest,
    totalPayable: cost.totalPayable,
    taeg: cost.taeg,
  }
  const { values, rows } = workOut(
    creditAsSteps(offer),
    { amount, months, grace, asked: rate ?? -1 },
    Object.keys(ofCode),
  )
  for (const [name, value] of Object.entries(ofCode)) expect(digits(values.get(name)), name).toBe(digits(value))
  const cells = (month: (typeof cost.plan)[number]) =>
    [month.interest, month.capital, month.stampDuty, month.payment, month.remaining].map(digits)
  expect(
    rows.map((row) => ['interest', 'capital', 'duty', 'payment', 'debt'].map((key) => digits(row.get(key)))),
  ).toEqual(cost.plan.map(cells))
}

function expectSameDeposit(offer: DepositOffer, asked: Asked) {
  const { amount, term: days, rate } = asked
  const { result, rate: used } = simulateDeposit({ offer, input: asked, start: day })
  const { gross, tax, net, total, netRate, effectiveRate, maturity } = result
  const ofCode = { rate: used, gross, tax, net, paidBack: total, netRate, effectiveRate }
  const { values, rows } = workOut(depositAsSteps(offer), { amount, days, asked: rate ?? -1 }, Object.keys(ofCode))
  for (const [name, value] of Object.entries({ ...ofCode, maturity }))
    expect(digits(values.get(name)), name).toBe(digits(value))
  const paying = rows.filter((row) => digits(row.get('length')) !== '0')
  expect(
    paying.map((row) => ['until', 'length', 'interest', 'withheld', 'balance'].map((key) => digits(row.get(key)))),
  ).toEqual(
    result.payments.map((payment) =>
      [payment.to, payment.days, payment.gross, payment.tax, payment.balance].map(digits),
    ),
  )
}

describe('a product written as steps comes to the digits of the code', () => {
  it('of every kind of product', () => {
    expect(offers.length).toBeGreaterThan(20)
  })

  it.each(offers)('%s', (_name, offer) => {
    fc.assert(
      fc.property(questionsOf(offer), (asked) => {
        if (offer.calculation === 'credit') expectSameCredit(offer, asked)
        else expectSameDeposit(offer, asked)
      }),
      { numRuns: casesPerOffer },
    )
  })
})
