import { isJsonObject } from '../definition/json'
import { smallestUnitsOf } from '../definition/smallest-units'
import type { RuleEntry } from './rule-entry'
import { toDecimal } from './rule-environment'

/** Answers as expressions read them. What was not answered is not there. */
export function toRuleValues(
  entries: readonly RuleEntry[],
  answers: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    entries.flatMap((entry) => {
      const answer = answers[entry.key]
      return answer === undefined ? [] : [[entry.key, toValue(entry, answer)]]
    }),
  )
}

function toValue(entry: RuleEntry, answer: unknown): unknown {
  if ('entries' in entry) {
    const inside = (value: unknown) => toRuleValues(entry.entries, isJsonObject(value) ? value : {})
    return Array.isArray(answer) ? answer.map(inside) : inside(answer)
  }
  return typeof answer === 'number' ? toDecimal(answer).div(smallestUnitsOf(entry.schema)) : answer
}
