import { Decimal, higherOf } from '@/site/schemas/decimal'
import { fillPlaces } from '@/src/i18n/fill-places'
import type { SimulatorTexts } from '@/src/simulators/simulator-texts'
import type { SimulatorWriter } from '@/src/simulators/simulator-writer'
import type { SimulationChart } from './simulation-view'

type Column = { label: string; first: Decimal; second: Decimal }

/** The words that all charts have. */
export type ChartTexts = { chart: Pick<SimulatorTexts['chart'], 'highest' | 'summary'> }

/** More columns than this are too thin to be told apart on a phone. */
const mostColumns = 36

/** Months of a plan, in groups of so many that there are not too many columns. */
export function groupMonths<Row>(rows: readonly Row[]): { size: number; groups: readonly (readonly Row[])[] } {
  const size = [1, 3, 6, 12].find((months) => rows.length / months <= mostColumns) ?? 24
  const groups = Array.from({ length: Math.ceil(rows.length / size) }, (_, place) =>
    rows.slice(place * size, (place + 1) * size),
  )
  return { size, groups }
}

type Options = {
  title: string
  series: readonly [string, string]
  columns: readonly Column[]
  texts: ChartTexts
  writer: SimulatorWriter
}

/** A chart of columns; null when there are not two to compare. */
export function toChart({ title, series, columns, texts, writer }: Options): SimulationChart | null {
  const [first] = columns
  const last = columns.at(-1)
  const highest = columns.map((column) => column.first.plus(column.second)).reduce(higherOf, new Decimal(0))
  if (columns.length < 2 || !first || !last || highest.isZero()) return null
  const partOf = (amount: Decimal) => amount.div(highest).toDecimalPlaces(4).toNumber()
  return {
    title,
    series,
    highest: fillPlaces(texts.chart.highest, { amount: writer.money(highest) }),
    summary: fillPlaces(texts.chart.summary, {
      count: columns.length,
      first: series[0],
      second: series[1],
      firstLabel: first.label,
      firstValue: writer.money(first.first),
      secondValue: writer.money(first.second),
      lastLabel: last.label,
      lastFirstValue: writer.money(last.first),
      lastSecondValue: writer.money(last.second),
    }),
    columns: columns.map((column, position) => ({
      id: String(position),
      label: column.label,
      first: partOf(column.first),
      second: partOf(column.second),
    })),
  }
}
