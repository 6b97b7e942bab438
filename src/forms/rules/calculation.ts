import type { Environment } from '@marcbachmann/cel-js'
import { isJsonObject } from '../definition/json'
import { type CalculatedUnit, isCalculatedUnit } from '../types/calculated/calculated-unit'
import { checkExpression, parseExpression } from './check-expression'
import { namesIn } from './expression-tree'
import type { RuleEntry } from './rule-entry'

/** An entry that nobody types. */
export type Calculation = {
  key: string
  expression: string
  unit: CalculatedUnit
  decimals: number
}

/** Why nothing can be calculated by an expression. */
export type CalculationMistake =
  | { name: 'calculationMalformed'; mistake: string }
  | { name: 'calculationUnknown'; unknown: readonly string[] }
  | { name: 'calculationDivides' | 'calculationTooComplex' | 'calculationNoNumber' }

/** What an entry calculates; null where it calculates nothing. */
export function toCalculation(entry: RuleEntry): Calculation | null {
  if ('entries' in entry) return null
  const calculated = entry.schema['x-calculated']
  if (!isJsonObject(calculated)) return null
  const { expression, unit, decimals } = calculated
  if (typeof expression !== 'string' || !isCalculatedUnit(unit) || typeof decimals !== 'number') return null
  return { key: entry.key, expression, unit, decimals }
}

const numbers = new Set(['Dec', 'int', 'uint', 'double'])

/** What is wrong with a calculation, before anything is calculated by it. */
export function findCalculationMistake(
  { expression }: Calculation,
  environment: Environment,
  entries: readonly RuleEntry[],
): CalculationMistake | null {
  const known = new Set(entries.map(({ key }) => key))
  const unknown = namesOf(expression, environment).filter((name) => !known.has(name))
  if (unknown.length > 0) return { name: 'calculationUnknown', unknown }
  const checked = checkExpression(expression, environment, entries)
  if (checked.fault === 'Malformed') return { name: 'calculationMalformed', mistake: checked.mistake }
  if (checked.fault !== null) return { name: `calculation${checked.fault}` }
  return numbers.has(checked.type) ? null : { name: 'calculationNoNumber' }
}

/** What an expression speaks of, each once; nothing where it is none. */
export function namesOf(expression: string, environment: Environment): string[] {
  const parsed = parseExpression(expression, environment)
  return 'tree' in parsed ? [...new Set(namesIn(parsed.tree))] : []
}

/** Calculations, each after those that it rests on, and those that rest on themselves. */
export function toCalculationOrder(
  calculations: readonly Calculation[],
  environment: Environment,
): { ordered: Calculation[]; circular: Calculation[] } {
  const ordered: Calculation[] = []
  let open = calculations
  for (;;) {
    const waiting = new Set(open.map(({ key }) => key))
    const ready = open.filter(({ expression }) => !namesOf(expression, environment).some((name) => waiting.has(name)))
    if (ready.length === 0) return { ordered, circular: [...open] }
    ordered.push(...ready)
    open = open.filter((calculation) => !ready.includes(calculation))
  }
}
