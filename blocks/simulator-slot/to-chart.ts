import { Decimal, higherOf } from '@/site/schemas/decimal'
import { fillPlaces } from '@/src/i18n/fill-places'
import type { SimulatorTexts } from '@/src/simulators/simulator-texts'
import type { SimulatorWriter } from '@/src/simulators/simulator-writer'
import type { SimulationChart } from './simulation-view'

type Column = { label: string; first: Decimal; second: Decimal }

type Options = {
  title: string
  series: readonly [string, string]
  columns: readonly Column[]
  texts: SimulatorTexts
  writer: SimulatorWriter
}

/** A chart of columns; null when there are not two to compare. */
export function toChart({ title, series, columns, texts, writer }: Options): SimulationChart | null {
  const [first, last] = [columns[0], columns[columns.length - 1]]
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
