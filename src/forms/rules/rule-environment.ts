import { Environment, EvaluationError } from '@marcbachmann/cel-js'
import { Decimal } from 'decimal.js'
import { isJsonObject, type JsonObject } from '../definition/json'
import type { RuleEntry } from './rule-entry'

/** What an expression may be, whoever wrote it: enough for a page of conditions, too little to take long. */
const limits = { maxAstNodes: 150, maxDepth: 24, maxListElements: 30, maxMapEntries: 0, maxCallArguments: 4 }

/** Numbers of expressions: decimals without binary fractions, so that 0.1 + 0.2 is 0.3. */
const numeric = 'Dec'

/** Words that CEL has for itself: an answer with such a key cannot be asked about. */
const taken = new Set(
  'as break bool bytes const continue double dyn else false for function has if import in int let list loop map namespace null package return size string sum true type uint var void while'.split(
    ' ',
  ),
)

/**
 * What the rules of a form can speak of: its questions by their keys, each with a type; groups as objects, and lists of them. Files are no
 * values. Money is in what people write, not in cents.
 */
export function openRuleEnvironment(entries: readonly RuleEntry[]): Environment {
  const environment = withDecimals(new Environment({ limits }))
  for (const [key, type] of Object.entries(registerEntries(environment, entries, 'Form')))
    environment.registerVariable(key, type)
  return environment
}

/** @returns the types of the entries of a list; those of its groups are registered under the name and their keys. */
function registerEntries(environment: Environment, entries: readonly RuleEntry[], name: string) {
  const types: Record<string, string> = {}
  for (const entry of entries) {
    if (taken.has(entry.key)) continue
    if ('entries' in entry) {
      const group = `${name}_${entry.key}`
      environment.registerType(group, { fields: registerEntries(environment, entry.entries, group) })
      types[entry.key] = entry.times ? `list<${group}>` : group
      continue
    }
    const type = toType(entry.schema)
    if (type) types[entry.key] = type
  }
  return types
}

function toType(schema: JsonObject): string | null {
  const { type, const: constant, items } = schema
  if (type === 'number' || type === 'integer') return numeric
  if (type === 'boolean' || typeof constant === 'boolean') return 'bool'
  if (type === 'array') return isJsonObject(items) && items['type'] === 'string' ? 'list<string>' : null
  return 'string'
}

/** What the limits of a form rule out can be typed all the same, and is worked out before anybody judges it. */
function divide(one: Decimal, other: Decimal): Decimal {
  if (other.isZero()) throw new EvaluationError('Division by zero')
  return one.div(other)
}

const kinds = [numeric, 'int', 'double'] as const

/** Decimals, calculated and compared with each other and with numbers as they are written. */
function withDecimals(environment: Environment): Environment {
  environment.registerType(numeric, { ctor: Decimal, fields: {} })
  for (const left of kinds) {
    for (const right of kinds) {
      if (left !== numeric && right !== numeric) continue
      const pair = (operator: string) => `${left} ${operator} ${right}`
      const on = (operate: (one: Decimal, other: Decimal) => unknown) => (one: unknown, other: unknown) =>
        operate(toDecimal(one), toDecimal(other))
      environment
        .registerOperator(
          `${pair('+')}: ${numeric}`,
          on((one, other) => one.plus(other)),
        )
        .registerOperator(
          `${pair('-')}: ${numeric}`,
          on((one, other) => one.minus(other)),
        )
        .registerOperator(
          `${pair('*')}: ${numeric}`,
          on((one, other) => one.times(other)),
        )
        .registerOperator(`${pair('/')}: ${numeric}`, on(divide))
        .registerOperator(
          `${pair('<')}: bool`,
          on((one, other) => one.lt(other)),
        )
        .registerOperator(
          `${pair('<=')}: bool`,
          on((one, other) => one.lte(other)),
        )
        .registerOperator(
          `${pair('>')}: bool`,
          on((one, other) => one.gt(other)),
        )
        .registerOperator(
          `${pair('>=')}: bool`,
          on((one, other) => one.gte(other)),
        )
      // The library takes an equation for its mirror image.
      if (left === numeric)
        environment.registerOperator(
          `${pair('==')}: bool`,
          on((one, other) => one.eq(other)),
        )
    }
  }
  return environment.registerFunction(`sum(list<${numeric}>): ${numeric}`, (values: readonly unknown[]) =>
    values.reduce<Decimal>((total, value) => total.plus(toDecimal(value)), new Decimal(0)),
  )
}

/** A number as it is written: through its text, which says what was meant. */
export function toDecimal(value: unknown): Decimal {
  return value instanceof Decimal ? value : new Decimal(String(value))
}
