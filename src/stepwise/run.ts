import { Decimal, sumOf } from '@/site/schemas/decimal'
import type { Day } from '@/src/country/calendar'
import { CannotTell, toWhole, type Value } from './code'
import { evaluate } from './evaluate'
import { mostPeriods } from './functions'
import type { NamedCode, Program } from './program'

/** What a simulator of steps comes to. */
export type Run = {
  /** Inputs, parameters and steps by their names; what cannot be told for these inputs is not there. */
  values: ReadonlyMap<string, Value>
  /** The periods of the table, each with its columns by their names. */
  rows: readonly ReadonlyMap<string, Value>[]
}

type Options = { program: Program; inputs: Readonly<Record<string, Decimal>>; start: Day }

/**
 * Works a simulator of steps out: the steps before the table, the table period by period, and the steps that need it.
 *
 * @param start the day the visitor asks.
 * @throws CannotTell where the table cannot be made: its periods are no whole number, or a cell has no value.
 */
export function run({ program, inputs, start }: Options): Run {
  const { parameters, before, table, after } = program
  const values = new Map<string, Value>([
    ['start', start],
    ...Object.entries(parameters).map(([name, value]): [string, Value] => [name, new Decimal(value)]),
    ...Object.entries(inputs),
  ])
  workOutSteps(before, values)
  const rows = table ? workOutTable(table, values) : []
  const last = rows.at(-1)
  const scope = new Map(values)
  for (const { key } of table?.columns ?? []) {
    const column = rows.map((row) => row.get(key)).filter((value) => value instanceof Decimal)
    scope.set(key, column)
    scope.set(`total.${key}`, sumOf(column))
    const end = last?.get(key)
    if (end !== undefined) scope.set(`last.${key}`, end)
  }
  workOutSteps(after, scope)
  for (const { key } of after) {
    const value = scope.get(key)
    if (value !== undefined) values.set(key, value)
  }
  return { values, rows }
}

/** Adds to what is known, in order. A step that cannot be told leaves out whatever needs it. */
function workOutSteps(steps: readonly NamedCode[], known: Map<string, Value>): void {
  for (const { key, code } of steps) {
    try {
      known.set(key, evaluate(code, known))
    } catch (error) {
      if (!(error instanceof CannotTell)) throw error
    }
  }
}

function workOutTable(
  { periods, columns }: NonNullable<Program['table']>,
  values: ReadonlyMap<string, Value>,
): ReadonlyMap<string, Value>[] {
  const count = toWhole(evaluate(periods, values), { min: 0, max: mostPeriods })
  const rows: ReadonlyMap<string, Value>[] = []
  let former = columns.flatMap(({ key, first }): [string, Value][] =>
    first ? [[`before.${key}`, evaluate(first, values)]] : [],
  )
  for (let period = 1; period <= count; period++) {
    const scope = new Map<string, Value>([...values, ...former, ['period', new Decimal(period)]])
    const row = new Map<string, Value>()
    for (const { key, code } of columns) {
      const value = evaluate(code, scope)
      scope.set(key, value)
      row.set(key, value)
    }
    rows.push(row)
    former = [...row].map(([key, value]) => [`before.${key}`, value])
  }
  return rows
}
