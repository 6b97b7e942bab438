import { type Decimal, sumOf } from '@/site/schemas/decimal'
import { type CreditSimulation, simulateCredit } from '@/site/schemas/simulator/simulate-credit'
import { allowedTerms } from '@/site/schemas/simulator/terms-and-rates'
import { type Day, writeDay } from '@/src/country/calendar'
import { fillPlaces } from '@/src/i18n/fill-places'
import type { SimulatorTexts } from '@/src/simulators/simulator-texts'
import type { SimulatorWriter } from '@/src/simulators/simulator-writer'
import { chooseOtherTerms } from './choose-other-terms'
import type { Fact, SimulationTable, SimulationView, WorkedOut } from './simulation-view'
import { groupMonths, toChart } from './to-chart'

/** Which columns of the plan the bank shows besides those that every plan has. */
export type PlanColumns = { showCapital: boolean; showStampDuty: boolean }

type Options = {
  simulation: CreditSimulation
  texts: SimulatorTexts
  writer: SimulatorWriter
  columns: PlanColumns
  start: Day
}

/** What a credit shows: instalment, rates and costs, the plan, and how its instalments are made up. */
export function toCreditView(options: Options): WorkedOut {
  return {
    facts: toFacts(options),
    otherTerms: toOtherTerms(options),
    chart: toPlanChart(options),
    table: toPlanTable(options),
  }
}

/** What other terms cost: the instalment, and how much more or less is paid in all. */
function toOtherTerms({ simulation, texts, writer, start }: Options): SimulationView['otherTerms'] {
  const { cost, offer, input } = simulation
  const possible = allowedTerms(offer.product).filter(
    (term) => term > input.grace && offer.conditions.tiers.some((tier) => tier.termFrom <= term && term <= tier.termTo),
  )
  return chooseOtherTerms(possible, input.term).map((term) => {
    const other = simulateCredit({ offer, input: { ...input, term }, start })
    const difference = other.cost.totalPayable.minus(cost.totalPayable)
    const text = fillPlaces(texts.otherTerms[difference.isNegative() ? 'less' : 'more'], {
      instalment: writer.money(other.cost.instalment),
      amount: writer.money(difference.abs()),
    })
    return { term, text }
  })
}

function toFacts({ simulation, texts, writer }: Options): Fact[] {
  const { cost, offer, input, rate } = simulation
  const t = texts.credit
  const fact = (id: string, label: string, value: string, isMain = false): Fact => ({ id, label, value, isMain })
  const money = (id: string, label: string, amount: Decimal, isMain?: boolean) =>
    fact(id, label, writer.money(amount), isMain)
  const grace = input.grace > 0 ? cost.plan[0] : undefined
  return [
    money('instalment', t.instalment, cost.instalment, true),
    ...(grace ? [money('grace', t.graceInstalment, grace.instalment)] : []),
    ...(cost.lastInstalment.equals(cost.instalment) ? [] : [money('last', t.lastInstalment, cost.lastInstalment)]),
    fact('rate', t.rate, writer.percent(rate)),
    ...(cost.taeg ? [fact('taeg', t.taeg, writer.percent(cost.taeg, 1))] : []),
    money('interest', t.totalInterest, cost.totalInterest),
    ...offer.conditions.fees.map(({ label, bearsVat }, position) =>
      money(
        `fee-${position}`,
        bearsVat ? fillPlaces(t.feeWithVat, { fee: label }) : label,
        cost.feeTotals[position] ?? sumOf([]),
      ),
    ),
    money('duty-loan', t.stampDutyOnLoan, cost.stampDutyOnLoan),
    money('duty-interest', t.stampDutyOnInterest, cost.stampDutyOnInterest),
    money('total', t.totalPayable, cost.totalPayable, true),
  ]
}

function toPlanTable({ simulation, texts, columns }: Options): SimulationTable {
  const { cost, offer } = simulation
  const { plan } = cost
  const t = texts.plan
  const hasFees = plan.some(({ fees }) => !fees.isZero())
  const amounts = [
    { id: 'instalment', label: t.instalment, isShown: true },
    { id: 'interest', label: t.interest, isShown: true },
    { id: 'capital', label: t.capital, isShown: columns.showCapital },
    { id: 'stampDuty', label: t.stampDuty, isShown: columns.showStampDuty },
    { id: 'fees', label: t.fees, isShown: hasFees },
    { id: 'remaining', label: t.remaining, isShown: true },
  ] as const
  const shown = amounts.filter(({ isShown }) => isShown)
  return {
    id: 'plan',
    title: t.title,
    caption: fillPlaces(t.caption, {
      count: plan.length,
      from: writeDay(plan[0]?.due ?? ''),
      to: writeDay(plan.at(-1)?.due ?? ''),
      currency: texts.currencies[offer.product.amount.currency],
    }),
    columns: [
      { id: 'date', label: t.date, kind: 'day' },
      ...shown.map(({ id, label }) => ({ id, label, kind: 'amount' as const })),
    ],
    rows: plan.map((row) => ({
      id: String(row.number),
      cells: [row.due, ...shown.map(({ id }) => row[id].toFixed(2))],
      isChosen: false,
    })),
  }
}

function toPlanChart({ simulation, texts, writer }: Options): SimulationView['chart'] {
  const { size, groups } = groupMonths(simulation.cost.plan)
  return toChart({
    title: size === 1 ? texts.chart.credit : fillPlaces(texts.chart.creditGrouped, { count: size }),
    series: [texts.chart.capital, texts.chart.interest],
    columns: groups.map((group) => ({
      label: writeDay(group.at(-1)?.due ?? ''),
      first: sumOf(group.map(({ capital }) => capital)),
      second: sumOf(group.map(({ interest }) => interest)),
    })),
    texts,
    writer,
  })
}
