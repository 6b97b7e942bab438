import type { Environment } from '@marcbachmann/cel-js'
import { isJsonObject } from '../definition/json'
import { type CalculatedUnit, isCalculatedUnit } from '../types/calculated/calculated-unit'
import { checkExpression, parseExpression } from './check-expression'
import { keysIn, namesIn } from './expression-tree'
import type { RuleEntry } from './rule-entry'

/** An entry that nobody types. */
export type Calculation = {
  key: string
  /** The keys of the groups that hold it, the outermost first: it has a value in each answer to them. */
  groups: readonly string[]
  expression: string
  unit: CalculatedUnit
  decimals: number
}

/** Why nothing can be calculated by an expression. */
export type CalculationMistake =
  | { name: 'calculationMalformed'; mistake: string }
  | { name: 'calculationUnknown'; unknown: readonly string[] }
  | { name: 'calculationDivides' | 'calculationTooComplex' | 'calculationNoNumber' }

/** What is calculated in a list of entries and in its groups, in its order. @param groups the keys of those that hold the list */
export function toCalculations(entries: readonly RuleEntry[], groups: readonly string[] = []): Calculation[] {
  return entries.flatMap((entry) => {
    if ('entries' in entry) return toCalculations(entry.entries, [...groups, entry.key])
    const calculated = entry.schema['x-calculated']
    if (!isJsonObject(calculated)) return []
    const { expression, unit, decimals } = calculated
    if (typeof expression !== 'string' || !isCalculatedUnit(unit) || typeof decimals !== 'number') return []
    return [{ key: entry.key, groups, expression, unit, decimals }]
  })
}

/**
 * What an expression can speak of where it stands: of what stands beside it, then of what stands around each group that holds it. Of two with
 * one key the nearer one counts.
 */
export function toEntriesAround(entries: readonly RuleEntry[], [group, ...inner]: readonly string[]): RuleEntry[] {
  if (group === undefined) return [...entries]
  const inside = toEntriesAround(entriesOf(entries, group), inner)
  const taken = new Set(inside.map(({ key }) => key))
  return [...inside, ...entries.filter(({ key }) => !taken.has(key))]
}

/** What a group of a list holds; nothing where there is no such group. */
export function entriesOf(entries: readonly RuleEntry[], group: string): readonly RuleEntry[] {
  const held = entries.find(({ key }) => key === group)
  return held && 'entries' in held ? held.entries : []
}

const numbers = new Set(['Dec', 'int', 'uint', 'double'])

/**
 * What is wrong with a calculation, before anything is calculated by it.
 * @param entries those around it, of which the environment was made
 */
export function findCalculationMistake(
  { expression }: Calculation,
  environment: Environment,
  entries: readonly RuleEntry[],
): CalculationMistake | null {
  const known = new Set(entries.map(({ key }) => key))
  const parsed = parseExpression(expression, environment)
  const unknown = 'tree' in parsed ? [...new Set(namesIn(parsed.tree))].filter((name) => !known.has(name)) : []
  if (unknown.length > 0) return { name: 'calculationUnknown', unknown }
  const checked = checkExpression(expression, environment, entries)
  if (checked.fault === 'Malformed') return { name: 'calculationMalformed', mistake: checked.mistake }
  if (checked.fault !== null) return { name: `calculation${checked.fault}` }
  return numbers.has(checked.type) ? null : { name: 'calculationNoNumber' }
}

/** What a calculation rests on, as far as its text tells. */
export type Basis = {
  /** The ways to the entries that it names, from the form on, each once. */
  ways: readonly (readonly string[])[]
  /** The keys that it names inside of groups. */
  inside: ReadonlySet<string>
}

/** @see Basis @param environment any: it is only read by */
export function toBasis(
  { expression, groups }: Calculation,
  environment: Environment,
  entries: readonly RuleEntry[],
): Basis {
  const parsed = parseExpression(expression, environment)
  if (!('tree' in parsed)) return { ways: [], inside: new Set() }
  const ways = [...new Set(namesIn(parsed.tree))].flatMap((name) => {
    const way = findWay(name, groups, entries)
    return way ? [way] : []
  })
  return { ways, inside: new Set(keysIn(parsed.tree)) }
}

function findWay(name: string, [group, ...inner]: readonly string[], entries: readonly RuleEntry[]): string[] | null {
  const nearer = group === undefined ? null : findWay(name, inner, entriesOf(entries, group))
  if (group !== undefined && nearer) return [group, ...nearer]
  return entries.some(({ key }) => key === name) ? [name] : null
}

/** Whether a basis includes a calculation: by its name, or by the name of a group that holds it and its key. */
export function restsOn({ ways, inside }: Basis, { key, groups }: Calculation): boolean {
  const place = [...groups, key]
  return ways.some(
    (way) => way.every((name, at) => place[at] === name) && (way.length === place.length || inside.has(key)),
  )
}

/** Calculations, each after those that it rests on, and those that rest on themselves. */
export function toCalculationOrder(
  calculations: readonly Calculation[],
  environment: Environment,
  entries: readonly RuleEntry[],
): { ordered: Calculation[]; circular: Calculation[] } {
  const bases = new Map(calculations.map((calculation) => [calculation, toBasis(calculation, environment, entries)]))
  const ordered: Calculation[] = []
  let open = calculations
  for (;;) {
    const waiting = open
    const ready = waiting.filter((calculation) => {
      const basis = bases.get(calculation)
      return !basis || !waiting.some((other) => restsOn(basis, other))
    })
    if (ready.length === 0) return { ordered, circular: [...open] }
    ordered.push(...ready)
    open = waiting.filter((calculation) => !ready.includes(calculation))
  }
}
