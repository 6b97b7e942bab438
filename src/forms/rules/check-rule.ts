import type { Environment } from '@marcbachmann/cel-js'
import { checkExpression } from './check-expression'
import { isNeverTrue } from './is-never-true'
import type { RuleEntry } from './rule-entry'

/** Why an expression cannot be a rule. */
export type RuleMistake =
  | { name: 'ruleMalformed'; mistake: string }
  | { name: 'ruleDivides' | 'ruleNeverHolds' | 'ruleTooComplex' }

/** What is wrong with a rule, before any answer is judged by it: with its expression, or that it can hold for no answers. */
export function findRuleMistake(
  expression: string,
  environment: Environment,
  entries: readonly RuleEntry[],
): RuleMistake | null {
  const checked = checkExpression(expression, environment, entries)
  if (checked.fault === 'Malformed') return { name: 'ruleMalformed', mistake: checked.mistake }
  if (checked.fault !== null) return { name: `rule${checked.fault}` }
  if (checked.type !== 'bool') return { name: 'ruleMalformed', mistake: `${checked.type} ≠ bool` }
  return isNeverTrue(checked.tree, entries) ? { name: 'ruleNeverHolds' } : null
}
