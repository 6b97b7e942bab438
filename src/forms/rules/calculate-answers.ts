import type { Locale } from '@/src/i18n/locales'
import { type Field, isGroup } from '../definition/field'
import type { FormDefinition } from '../definition/form-definition'
import { isJsonObject, type Json, type JsonObject } from '../definition/json'
import { toPlaceName } from '../definition/show-name'
import { withAnswerAt } from '../submission/answer-at'
import { formatCalculated } from '../types/calculated/format-calculated'
import type { FormValidator } from '../validation/form-validator'
import { openCalculator } from './open-calculator'
import { toRuleEntries } from './rule-entries'

type Answers = Readonly<Record<string, unknown>>
type Calculating = Pick<FormDefinition, 'fields'>

/**
 * Answers with what the form calculates from them. Whatever was posted for that is not among them.
 * @param answers as `readAnswers` gives them
 */
export function withCalculated(
  { fields }: Calculating,
  answers: Answers,
  validator: FormValidator,
): Record<string, unknown> {
  if (!fields.some(isCalculating)) return { ...answers }
  const calculate = openCalculator(toRuleEntries(fields))
  const found = calculate(answers, ({ groups, key }, { within }) =>
    validator.isShown(toPlaceName([...groups, key]), within),
  )
  return found.reduce<Record<string, unknown>>((known, { way, value }) => withAnswerAt(known, way, value), {
    ...answers,
  })
}

function isCalculating(entry: Field): boolean {
  return entry.type === 'calculated' || (isGroup(entry) && entry.fields.some(isCalculating))
}

/**
 * What was typed with what was calculated, as a page shows it.
 * @param values as typed
 * @param answers as they were read of that, with what was calculated
 */
export function withCalculatedTexts(
  { fields }: { fields: readonly Field[] },
  { values, answers, locale }: { values: JsonObject; answers: unknown; locale: Locale },
): JsonObject {
  if (!isJsonObject(answers)) return values
  const shown = fields.filter(isCalculating).flatMap((entry): [string, Json][] => {
    const answer = answers[entry.key]
    if (isGroup(entry)) {
      const typed = values[entry.key]
      const inside = (held: Json | undefined, read: unknown) =>
        withCalculatedTexts(entry, { values: isJsonObject(held) ? held : {}, answers: read, locale })
      if (entry.type === 'group') return answer === undefined ? [] : [[entry.key, inside(typed, answer)]]
      const read: readonly unknown[] = Array.isArray(answer) ? answer : []
      return Array.isArray(typed) ? [[entry.key, typed.map((item: Json, at) => inside(item, read[at]))]] : []
    }
    if (entry.type !== 'calculated' || entry.retired || typeof answer !== 'number') return []
    return [[entry.key, formatCalculated(entry, answer, locale)]]
  })
  return { ...values, ...Object.fromEntries(shown) }
}
