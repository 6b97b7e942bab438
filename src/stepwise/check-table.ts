import type { Type } from './code'
import type { Known } from './compile'
import { compileAt } from './compile-at'
import type { StepwiseProblem } from './problem'
import type { Program } from './program'
import type { StoredStepwise, ValueKind } from './stored'
import { weigh } from './weigh'

/** What one period of a table may weigh: 600 of these are worked out within a blink. */
const mostOfPeriod = 160

/** A table that was read, and the types of its columns. */
export type CheckedTable = { program: NonNullable<Program['table']>; types: ReadonlyMap<string, Type> }

/** Reads the table of a simulator of steps. @param problems what cannot be in it is added. @returns null where there is none. */
export function checkTable(
  { table: [table] }: StoredStepwise,
  outside: ReadonlyMap<string, Known>,
  problems: StepwiseProblem[],
): CheckedTable | null {
  if (!table) return null
  const periods = compileAt(table.periods, 'table.0.periods', outside, problems)
  if (periods && periods.type !== 'number')
    problems.push({ code: 'wrongType', path: 'table.0.periods', wanted: 'number', found: periods.type })
  const names = new Map<string, Known>([...outside, ['period', { type: 'number', isPositive: true }]])
  const firsts = table.columns.map(({ key, first }, place) => {
    const compiled = first.trim() === '' ? null : compileAt(first, `table.0.columns.${place}.first`, outside, problems)
    if (compiled) names.set(`before.${key}`, { type: compiled.type })
    return compiled
  })
  const types = new Map<string, Type>()
  const columns: CheckedTable['program']['columns'][number][] = []
  let weight = 0
  for (const [place, { key, label, kind, expression, isHidden }] of table.columns.entries()) {
    const path = `table.0.columns.${place}.expression`
    const compiled = compileAt(expression, path, names, problems)
    if (!compiled) continue
    const first = firsts[place] ?? null
    if (first && first.type !== compiled.type)
      problems.push({
        code: 'wrongType',
        path: `table.0.columns.${place}.first`,
        wanted: compiled.type,
        found: first.type,
      })
    if (!isHidden && !fits(kind, compiled.type))
      problems.push({ code: 'notThisKind', path: `table.0.columns.${place}.kind`, step: key, found: compiled.type })
    names.set(key, { type: compiled.type, isPositive: compiled.isPositive })
    types.set(key, compiled.type)
    weight += weigh(compiled.code)
    columns.push({ key, label, kind, isHidden, first: first?.code ?? null, code: compiled.code })
  }
  if (weight > mostOfPeriod) problems.push({ code: 'tooMuch', path: 'table.0.columns', most: mostOfPeriod })
  const chart = checkChart(table, types, problems)
  return periods ? { program: { title: table.title, periods: periods.code, chart, columns }, types } : null
}

/** A chart is of two columns of numbers. */
function checkChart(
  { chart: kind, chartLow: low, chartHigh: high }: StoredStepwise['table'][number],
  types: ReadonlyMap<string, Type>,
  problems: StepwiseProblem[],
): NonNullable<Program['table']>['chart'] {
  if (kind === '') return null
  for (const [name, key] of Object.entries({ chartLow: low, chartHigh: high })) {
    const [path, found] = [`table.0.${name}`, types.get(key)]
    if (!found) problems.push({ code: 'unknownStep', path, step: key })
    else if (found !== 'number') problems.push({ code: 'notThisKind', path, step: key, found })
  }
  return { kind, low, high }
}

/** Whether a value of a type can be shown as a kind. */
export function fits(kind: ValueKind, type: Type): boolean {
  return kind === 'day' ? type === 'day' : type === 'number'
}
