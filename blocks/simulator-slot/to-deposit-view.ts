import { type DepositSimulation, simulateDeposit } from '@/site/schemas/simulator/simulate-deposit'
import { type Day, writeDay } from '@/src/country/calendar'
import { fillPlaces } from '@/src/i18n/fill-places'
import type { SimulatorTexts } from '@/src/simulators/simulator-texts'
import type { SimulatorWriter } from '@/src/simulators/simulator-writer'
import type { Fact, SimulationTable, WorkedOut } from './simulation-view'
import { toChart } from './to-chart'

type Options = { simulation: DepositSimulation; texts: SimulatorTexts; writer: SimulatorWriter; start: Day }

/**
 * What a deposit shows: interest before and after tax, rates, and each payment of interest; where all of it is paid at maturity,
 * what the other terms of the product would bring.
 */
export function toDepositView(options: Options): WorkedOut {
  const { simulation, texts, writer } = options
  const { payments } = simulation.result
  const series = [texts.chart.net, texts.chart.tax] as const
  if (payments.length > 1) {
    const columns = payments.map(({ to, net, tax }) => ({ label: writeDay(to), first: net, second: tax }))
    const chart = toChart({ title: texts.chart.payments, series, columns, texts, writer })
    return { facts: toFacts(options), chart, table: toPaymentsTable(options) }
  }
  const terms = toOtherTerms(options)
  const columns = terms.map(({ input, result }) => ({
    label: fillPlaces(texts.days, { days: input.term }),
    first: result.net,
    second: result.tax,
  }))
  const chart = toChart({ title: texts.chart.deposit, series, columns, texts, writer })
  return { facts: toFacts(options), chart, table: toTermsTable(options, terms) }
}

function toFacts({ simulation, texts, writer }: Options): Fact[] {
  const { result, offer, rate } = simulation
  const t = texts.deposit
  const plain = (id: string, label: string, value: string): Fact => ({ id, label, value, isMain: false })
  const isPaidAtOnce = result.payments.length === 1 || offer.product.isCapitalised
  return [
    { id: 'net', label: t.net, value: writer.money(result.net), isMain: true },
    plain('gross', t.gross, writer.money(result.gross)),
    plain('tax', fillPlaces(t.tax, { rate: writer.percent(offer.rules.taxRate) }), writer.money(result.tax)),
    plain('rate', t.rate, writer.percent(rate)),
    plain('net-rate', t.netRate, writer.percent(result.netRate)),
    ...(result.effectiveRate ? [plain('effective', t.effectiveRate, writer.percent(result.effectiveRate, 2))] : []),
    plain('basis', t.basis, fillPlaces(t.basisDays, { days: offer.daysPerYear })),
    plain('maturity', t.maturity, writeDay(result.maturity)),
    {
      id: 'total',
      label: isPaidAtOnce ? t.total : t.totalWithPayments,
      value: writer.money(result.total),
      isMain: true,
    },
  ]
}

function toPaymentsTable({ simulation, texts }: Options): SimulationTable {
  const { payments } = simulation.result
  const t = texts.payments
  return {
    id: 'payments',
    title: t.title,
    caption: fillPlaces(t.caption, {
      from: writeDay(payments[0]?.to ?? ''),
      to: writeDay(payments.at(-1)?.to ?? ''),
      currency: texts.currencies[simulation.offer.product.amount.currency],
    }),
    columns: [
      { id: 'date', label: t.date, kind: 'day' },
      { id: 'days', label: t.days, kind: 'count' },
      { id: 'gross', label: t.gross, kind: 'amount' },
      { id: 'tax', label: t.tax, kind: 'amount' },
      { id: 'net', label: t.net, kind: 'amount' },
      { id: 'balance', label: t.balance, kind: 'amount' },
    ],
    rows: payments.map(({ to, days, gross, tax, net, balance }) => ({
      id: to,
      cells: [to, String(days), ...[gross, tax, net, balance].map((amount) => amount.toFixed(2))],
      isChosen: false,
    })),
  }
}

/** The same deposit for each term of the product, the one asked for among them. */
function toOtherTerms({ simulation, start }: Options): DepositSimulation[] {
  const { offer, input } = simulation
  const terms = [...offer.product.terms].sort((a, b) => a - b)
  return terms.map((term) => simulateDeposit({ offer, input: { ...input, term }, start }))
}

function toTermsTable({ simulation, texts, writer }: Options, terms: readonly DepositSimulation[]): SimulationTable {
  const { product } = simulation.offer
  const t = texts.terms
  return {
    id: 'terms',
    title: t.title,
    caption: fillPlaces(t.caption, {
      amount: writer.money(simulation.input.amount),
      currency: texts.currencies[product.amount.currency],
    }),
    columns: [
      { id: 'term', label: t.term, kind: 'text' },
      { id: 'rate', label: t.rate, kind: 'percent' },
      { id: 'gross', label: t.gross, kind: 'amount' },
      { id: 'tax', label: t.tax, kind: 'amount' },
      { id: 'net', label: t.net, kind: 'amount' },
    ],
    rows: terms.map(({ input, rate, result }) => ({
      id: String(input.term),
      cells: [
        fillPlaces(texts.days, { days: input.term }),
        rate.toString(),
        ...[result.gross, result.tax, result.net].map((amount) => amount.toFixed(2)),
      ],
      isChosen: input.term === simulation.input.term,
    })),
  }
}
