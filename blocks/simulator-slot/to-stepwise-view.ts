import { Decimal, sumOf } from '@/site/schemas/decimal'
import { writeDay } from '@/src/country/calendar'
import { fillPlaces } from '@/src/i18n/fill-places'
import type { SimulatorWriter } from '@/src/simulators/simulator-writer'
import type { Value } from '@/src/stepwise/code'
import type { Program } from '@/src/stepwise/program'
import type { Run } from '@/src/stepwise/run'
import type { ValueKind } from '@/src/stepwise/stored'
import type { SimulationTable, SimulationView } from './simulation-view'
import type { StepwiseProps } from './stepwise-props'
import { groupMonths, toChart } from './to-chart'

type Options = { program: Program; result: Run; texts: StepwiseProps['texts']; writer: SimulatorWriter }

/** Puts what was worked out into the words of the page. What cannot be told for these inputs is left out. */
export function toStepwiseView(options: Options): SimulationView {
  const { program, result, writer } = options
  const { values } = result
  return {
    asked: '',
    otherTerms: [],
    facts: program.results.flatMap(({ step, label, kind, isMain }) => {
      const value = values.get(step)
      return value === undefined ? [] : [{ id: step, label, value: write(value, kind, writer), isMain }]
    }),
    warnings: program.warnings.flatMap(({ step, text }) => (values.get(step) === true ? [text] : [])),
    chart: toStepwiseChart(options),
    table: toTable(options),
  }
}

function write(value: Value, kind: ValueKind, writer: SimulatorWriter): string {
  if (typeof value === 'string') return writeDay(value)
  if (!(value instanceof Decimal)) return String(value)
  if (kind === 'amount') return writer.money(value)
  return kind === 'percent' ? writer.percent(value) : writer.number(value.toString())
}

const cellKinds = { amount: 'amount', percent: 'percent', count: 'count', day: 'day' } as const satisfies Record<
  ValueKind,
  SimulationTable['columns'][number]['kind']
>

function toTable({ program, result, texts }: Options): SimulationTable | null {
  const { table, currency } = program
  if (!table || result.rows.length === 0) return null
  const shown = table.columns.filter(({ isHidden }) => !isHidden)
  return {
    id: 'plan',
    title: table.title,
    caption: fillPlaces(texts.caption, { count: result.rows.length, currency: texts.currencies[currency] }),
    columns: shown.map(({ key, label, kind }) => ({ id: key, label, kind: cellKinds[kind] })),
    rows: result.rows.map((row, place) => ({
      id: String(place + 1),
      cells: shown.map(({ key, kind }) => toCell(row.get(key), kind)),
      isChosen: false,
    })),
  }
}

function toCell(value: Value | undefined, kind: ValueKind): string {
  if (!(value instanceof Decimal)) return String(value ?? '')
  return kind === 'amount' ? value.toFixed(2) : value.toString()
}

/** The two columns that the simulator names, one on the other: added up over some months, or as they are at the end of them. */
function toStepwiseChart({ program: { table }, result: { rows }, texts, writer }: Options): SimulationView['chart'] {
  const chart = table?.chart
  if (!table || !chart) return null
  const labelOf = (wanted: string) => table.columns.find(({ key }) => key === wanted)?.label ?? ''
  const series = [labelOf(chart.low), labelOf(chart.high)] as const
  const { size, groups } = groupMonths(rows)
  const join = (group: typeof rows, key: string) => {
    const values = group.map((row) => row.get(key)).filter((value) => value instanceof Decimal)
    return chart.kind === 'sum' ? sumOf(values) : (values.at(-1) ?? sumOf([]))
  }
  return toChart({
    title: fillPlaces(texts.charts[size === 1 ? 'month' : chart.kind], { count: size }),
    series,
    columns: groups.map((group, place) => ({
      label: labelOfGroup(group.at(-1), Math.min((place + 1) * size, rows.length)),
      first: join(group, chart.low),
      second: join(group, chart.high),
    })),
    texts,
    writer,
  })

  /** The day at which the months end; their number where the table has no days. */
  function labelOfGroup(row: (typeof rows)[number] | undefined, end: number): string {
    const day = table?.columns.find(({ kind }) => kind === 'day')
    const value = day && row?.get(day.key)
    return typeof value === 'string' ? writeDay(value) : String(end)
  }
}
