import { isJsonObject } from '../definition/json'
import { smallestUnitsOf } from '../definition/smallest-units'
import type { RuleEntry } from './rule-entry'
import { toDecimal } from './rule-environment'

/** Answers as expressions read them. What was not answered, or not with what the form asks for, is not there. */
export function toRuleValues(
  entries: readonly RuleEntry[],
  answers: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    entries.flatMap((entry) => {
      const value = toValue(entry, answers[entry.key])
      return value === undefined ? [] : [[entry.key, value]]
    }),
  )
}

function toValue(entry: RuleEntry, answer: unknown): unknown {
  if ('entries' in entry) {
    const inside = (value: unknown) => toRuleValues(entry.entries, isJsonObject(value) ? value : {})
    if (entry.times) return Array.isArray(answer) ? answer.map(inside) : undefined
    return isJsonObject(answer) ? inside(answer) : undefined
  }
  const { type } = entry.schema
  if (type !== 'number' && type !== 'integer') return answer
  return typeof answer === 'number' ? toDecimal(answer).div(smallestUnitsOf(entry.schema)) : undefined
}
