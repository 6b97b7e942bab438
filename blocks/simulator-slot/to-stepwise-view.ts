import { Decimal } from '@/site/schemas/decimal'
import { writeDay } from '@/src/country/calendar'
import { fillPlaces } from '@/src/i18n/fill-places'
import type { StepwiseTexts } from '@/src/simulators/input-refusal'
import type { SimulatorWriter } from '@/src/simulators/simulator-writer'
import type { Value } from '@/src/stepwise/code'
import type { Program } from '@/src/stepwise/program'
import type { Run } from '@/src/stepwise/run'
import type { ValueKind } from '@/src/stepwise/stored'
import type { Fact, SimulationTable } from './simulation-view'

type Options = { program: Program; result: Run; texts: StepwiseTexts; writer: SimulatorWriter }

/** What a simulator of steps shows: its results, what it warns of, and its table. */
export type StepwiseView = { facts: readonly Fact[]; warnings: readonly string[]; table: SimulationTable | null }

/** Puts what was worked out into the words of the page. What cannot be told for these inputs is left out. */
export function toStepwiseView({ program, result, texts, writer }: Options): StepwiseView {
  const { values } = result
  return {
    facts: program.results.flatMap(({ step, label, kind, isMain }) => {
      const value = values.get(step)
      return value === undefined ? [] : [{ id: step, label, value: write(value, kind, writer), isMain }]
    }),
    warnings: program.warnings.flatMap(({ step, text }) => (values.get(step) === true ? [text] : [])),
    table: toTable({ program, result, texts, writer }),
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
