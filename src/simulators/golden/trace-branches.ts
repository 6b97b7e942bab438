import { Decimal, sumOf } from '@/site/schemas/decimal'
import { CannotTell, type Code, type Value } from '@/src/stepwise/code'
import { evaluate, type Scope } from '@/src/stepwise/evaluate'
import type { NamedCode, Program } from '@/src/stepwise/program'
import type { Run } from '@/src/stepwise/run'

/** One side of a condition: where it stands, whether it is the side on which the condition holds, and the step or column that it is in. */
export type Branch = { at: string; holds: boolean; name: string }

/** Stands for the number of periods, which has no name. */
const periods = 'periods'

/** All sides of all conditions (`a ? b : c`) of a simulator. */
export function listBranches({ before, after, table }: Program): Branch[] {
  const columns = (table?.columns ?? []).flatMap(({ key, code, first }) => [
    { key, code },
    ...(first ? [{ key: `before.${key}`, code: first }] : []),
  ])
  const all = [...before, ...(table ? [{ key: periods, code: table.periods }] : []), ...columns, ...after]
  return all.flatMap(({ key, code }) => listIn(code, key).map((branch) => ({ ...branch, name: key })))
}

function listIn(code: Code, at: string): Omit<Branch, 'name'>[] {
  if (!('call' in code)) return []
  const inside = code.with.flatMap((part, place) => listIn(part, `${at}/${place}`))
  if (code.call !== '?:') return inside
  return [{ at: `${at} true`, holds: true }, { at: `${at} false`, holds: false }, ...inside]
}

/** The sides that were taken when a simulator was worked out. @see listBranches */
export function traceBranches({ before, after, table }: Program, { values, rows }: Run): Set<string> {
  const taken = new Set<string>()
  const trace = ({ key, code }: NamedCode, scope: Scope) => visit(code, { at: key, scope, taken })
  for (const step of before) trace(step, values)
  if (table) {
    trace({ key: periods, code: table.periods }, values)
    for (const { key, first } of table.columns) if (first) trace({ key: `before.${key}`, code: first }, values)
    for (const [place, row] of rows.entries()) {
      const former = [...(rows[place - 1] ?? [])].map(([key, value]): [string, Value] => [`before.${key}`, value])
      const began = place > 0 ? [] : beginning(table.columns, values)
      const scope = new Map<string, Value>([...values, ...began, ...former, ['period', new Decimal(place + 1)], ...row])
      for (const column of table.columns) trace(column, scope)
    }
  }
  const scope = new Map(values)
  for (const { key } of table?.columns ?? []) {
    const column = rows.map((row) => row.get(key)).filter((value) => value instanceof Decimal)
    const last = rows.at(-1)?.get(key)
    scope.set(key, column)
    scope.set(`total.${key}`, sumOf(column))
    if (last !== undefined) scope.set(`last.${key}`, last)
  }
  for (const step of after) trace(step, scope)
  return taken
}

/** What stands before the first period. */
function beginning(columns: NonNullable<Program['table']>['columns'], values: Scope): [string, Value][] {
  return columns.flatMap(({ key, first }): [string, Value][] => {
    const value = first && tell(first, values)
    return value === null ? [] : [[`before.${key}`, value]]
  })
}

function visit(code: Code, place: { at: string; scope: Scope; taken: Set<string> }): void {
  if (!('call' in code)) return
  const { at, scope, taken } = place
  const inside = (part: number) => {
    const next = code.with[part]
    if (next) visit(next, { ...place, at: `${at}/${part}` })
  }
  if (code.call !== '?:') {
    for (const part of code.with.keys()) inside(part)
    return
  }
  const [condition] = code.with
  const held = condition ? tell(condition, scope) : null
  inside(0)
  if (held === null) return
  taken.add(`${at} ${held === true}`)
  inside(held === true ? 1 : 2)
}

function tell(code: Code, scope: Scope): Value | null {
  try {
    return evaluate(code, scope)
  } catch (error) {
    // Something in it has no value for these inputs.
    if (error instanceof CannotTell) return null
    throw error
  }
}
