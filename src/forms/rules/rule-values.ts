import { definitionOf, type Field, isGroup, isQuestion } from '../definition/field'
import { isJsonObject } from '../definition/json'
import { toLiveEntries } from '../definition/shown-entries'
import { smallestUnitsOf } from '../definition/smallest-units'
import { toDecimal } from './rule-environment'

/** Answers as expressions read them. What was not answered is not there. */
export function toRuleValues(
  fields: readonly Field[],
  answers: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    toLiveEntries(fields).flatMap(({ entry }) => {
      const answer = answers[entry.key]
      if (answer === undefined || !(isQuestion(entry) || isGroup(entry))) return []
      return [[entry.key, toValue(entry, answer)]]
    }),
  )
}

function toValue(entry: Field, answer: unknown): unknown {
  if (isGroup(entry)) {
    const inside = (value: unknown) => toRuleValues(entry.fields, isJsonObject(value) ? value : {})
    return Array.isArray(answer) ? answer.map(inside) : inside(answer)
  }
  if (typeof answer !== 'number' || !isQuestion(entry)) return answer
  return toDecimal(answer).div(smallestUnitsOf(definitionOf(entry).toSchema(entry)))
}
