import { sumOf } from '@/site/schemas/decimal'
import type { Simulation } from '@/site/schemas/simulator/simulate'
import { writeDay } from '@/src/country/calendar'
import { fillPlaces } from '@/src/i18n/fill-places'
import type { Fact, SimulationTable, SimulationView } from './simulation-view'
import type { SimulatorTexts } from './simulator-texts'
import type { SimulatorWriter } from './simulator-writer'
import { toChart } from './to-chart'

type CreditSimulation = Extract<Simulation, { calculation: 'credit' }>

/** Which columns of the plan the bank shows besides those that every plan has. */
export type PlanColumns = { showCapital: boolean; showStampDuty: boolean }

type Options = { simulation: CreditSimulation; texts: SimulatorTexts; writer: SimulatorWriter; columns: PlanColumns }

/** More columns than this are too thin to be told apart on a phone. */
const mostColumns = 36

/** What a credit shows: instalment, rates and costs, the plan, and how its instalments are made up. */
export function toCreditView(options: Options): SimulationView {
  return { facts: toFacts(options), chart: toPlanChart(options), table: toPlanTable(options) }
}

function toFacts({ simulation, texts, writer }: Options): Fact[] {
  const { cost, offer, input, rate } = simulation
  const t = texts.credit
  const plain = (id: string, label: string, value: string): Fact => ({ id, label, value, isMain: false })
  const grace = input.grace > 0 ? cost.plan[0] : undefined
  const fees = offer.conditions.fees.map(({ label, bearsVat }, position) =>
    plain(
      `fee-${position}`,
      bearsVat ? fillPlaces(t.feeWithVat, { fee: label }) : label,
      writer.money(cost.feeTotals[position] ?? sumOf([])),
    ),
  )
  return [
    { id: 'instalment', label: t.instalment, value: writer.money(cost.instalment), isMain: true },
    ...(grace ? [plain('grace', t.graceInstalment, writer.money(grace.instalment))] : []),
    ...(cost.lastInstalment.equals(cost.instalment)
      ? []
      : [plain('last', t.lastInstalment, writer.money(cost.lastInstalment))]),
    plain('rate', t.rate, writer.percent(rate)),
    ...(cost.taeg ? [plain('taeg', t.taeg, writer.percent(cost.taeg, 1))] : []),
    plain('interest', t.totalInterest, writer.money(cost.totalInterest)),
    ...fees,
    plain('duty-loan', t.stampDutyOnLoan, writer.money(cost.stampDutyOnLoan)),
    plain('duty-interest', t.stampDutyOnInterest, writer.money(cost.stampDutyOnInterest)),
    { id: 'total', label: t.totalPayable, value: writer.money(cost.totalPayable), isMain: true },
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
      to: writeDay(plan[plan.length - 1]?.due ?? ''),
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
  const { plan } = simulation.cost
  const size = [1, 3, 6, 12].find((months) => plan.length / months <= mostColumns) ?? 24
  const groups = Array.from({ length: Math.ceil(plan.length / size) }, (_, position) =>
    plan.slice(position * size, (position + 1) * size),
  )
  return toChart({
    title: size === 1 ? texts.chart.credit : fillPlaces(texts.chart.creditGrouped, { count: size }),
    series: [texts.chart.capital, texts.chart.interest],
    columns: groups.map((group) => ({
      label: writeDay(group[group.length - 1]?.due ?? ''),
      first: sumOf(group.map(({ capital }) => capital)),
      second: sumOf(group.map(({ interest }) => interest)),
    })),
    texts,
    writer,
  })
}
