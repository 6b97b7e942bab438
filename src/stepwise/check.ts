import { inForceOn } from '@/site/schemas/simulator/in-force'
import type { Day } from '@/src/country/calendar'
import { checkTable, fits } from './check-table'
import type { Type } from './code'
import type { Compiled, Known } from './compile'
import { compileAt } from './compile-at'
import { findStoredProblems, isPositive, parametersByName } from './find-stored-problems'
import { namesIn, orderSteps } from './order-steps'
import type { StepwiseProblem } from './problem'
import type { Program } from './program'
import type { StoredStepwise } from './stored'
import { weigh } from './weigh'

/** What all steps together may weigh. */
const mostOfSteps = 900

/** What came of reading a simulator: a program, or what keeps it from being one. */
export type Checked =
  | { program: Program; problems: readonly [] }
  | { program: null; problems: readonly StepwiseProblem[] }

/** Reads a simulator of steps with the parameters in force on a day, and finds whatever cannot be in it. */
export function check(stored: StoredStepwise, day: Day): Checked {
  const problems = findStoredProblems(stored)
  const names = new Map<string, Known>([['start', { type: 'day' }]])
  for (const input of stored.inputs) names.set(input.key, { type: 'number', isPositive: isPositive(input) })
  for (const [key, values] of parametersByName(stored))
    names.set(key, { type: 'number', isPositive: values.every((value) => value > 0) })

  const columnNames = stored.table.columns.map(({ key }) => key)
  const ofTable = new Set(columnNames.flatMap((key) => [key, `total.${key}`, `last.${key}`]))
  const { ordered, cyclic } = orderSteps(stored.steps)
  if (cyclic.length > 0) problems.push({ code: 'cycle', path: 'steps', names: cyclic.join(', ') })
  const before: Program['before'][number][] = []
  const after: Program['after'][number][] = []
  const late: number[] = []
  const needsTable = new Set(ofTable)
  const read = (position: number): Compiled | null => {
    const { key, expression } = stored.steps[position] ?? { key: '', expression: '' }
    const compiled = compileAt(expression, `steps.${position}.expression`, names, problems)
    if (compiled) names.set(key, { type: compiled.type, isPositive: compiled.isPositive })
    return compiled
  }
  for (const position of ordered) {
    const { key, expression } = stored.steps[position] ?? { key: '', expression: '' }
    if (namesIn(expression).some((name) => needsTable.has(name))) {
      needsTable.add(key)
      late.push(position)
    } else {
      const compiled = read(position)
      if (compiled) before.push({ key, code: compiled.code })
    }
  }
  const table = checkTable(stored, names, problems)
  for (const [key, type] of table?.types ?? []) {
    if (type === 'number') {
      names.set(key, { type: 'list' })
      names.set(`total.${key}`, { type: 'number' })
    }
    names.set(`last.${key}`, { type })
  }
  for (const position of late) {
    const compiled = read(position)
    const key = stored.steps[position]?.key
    if (compiled && key) after.push({ key, code: compiled.code })
  }
  if ([...before, ...after].reduce((sum, { code }) => sum + weigh(code), 0) > mostOfSteps)
    problems.push({ code: 'tooMuch', path: 'steps', most: mostOfSteps })
  problems.push(...findResultProblems(stored, names))
  if (problems.length > 0) return { program: null, problems }
  const values = inForceOn(stored.parameters, day)?.values ?? []
  return {
    problems: [],
    program: {
      currency: stored.currency,
      inputs: stored.inputs,
      parameters: Object.fromEntries(values.map(({ key, value }) => [key, String(value)])),
      before,
      table: table?.program ?? null,
      after,
      results: stored.results,
      warnings: stored.warnings,
    },
  }
}

function findResultProblems(
  { results, warnings }: StoredStepwise,
  names: ReadonlyMap<string, Known>,
): StepwiseProblem[] {
  const find = (step: string, path: string, isRight: (type: Type) => boolean): StepwiseProblem[] => {
    const known = names.get(step)
    if (!known) return [{ code: 'unknownStep', path, step }]
    return isRight(known.type) ? [] : [{ code: 'notThisKind', path, step, found: known.type }]
  }
  return [
    ...(results.length === 0 ? [{ code: 'empty' as const, path: 'results' }] : []),
    ...results.flatMap(({ step, kind }, place) => find(step, `results.${place}.step`, (type) => fits(kind, type))),
    ...warnings.flatMap(({ step }, place) => find(step, `warnings.${place}.step`, (type) => type === 'flag')),
  ]
}
