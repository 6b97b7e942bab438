import type { Locale } from '@/src/i18n/locales'
import type { FormDefinition } from '../definition/form-definition'
import type { JsonObject } from '../definition/json'
import { toPlaceName } from '../definition/show-name'
import { toFormInLanguage } from '../language/to-form-in-language'
import { withAnswerAt } from '../submission/answer-at'
import { isCalculating, placeCalculated } from '../submission/place-calculated'
import { formatCalculated } from '../types/calculated/format-calculated'
import type { FormValidator } from '../validation/form-validator'
import { readAnswers } from '../validation/read-answers'
import { openCalculator } from './open-calculator'
import { toRuleEntries } from './rule-entries'

type Answers = Readonly<Record<string, unknown>>

/**
 * Answers with what the form calculates from them. Whatever was posted for that is not among them.
 * @param answers as `readAnswers` gives them
 */
export function withCalculated(
  { fields }: Pick<FormDefinition, 'fields'>,
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

/**
 * What was typed with what was calculated, as a page shows it.
 * @param answers as they were read of what was typed, with what was calculated
 */
export function withCalculatedTexts(
  form: Pick<FormDefinition, 'fields'>,
  { values, answers, locale }: { values: JsonObject; answers: Answers; locale: Locale },
): JsonObject {
  const toText = (entry: Parameters<typeof formatCalculated>[0], value: unknown) =>
    typeof value === 'number' ? formatCalculated(entry, value, locale) : undefined
  return placeCalculated(form, { values, from: answers, toText })
}

/** What was typed with what is calculated from it, as a page shows it, where nobody judges it. */
export function calculateTyped(
  definition: FormDefinition,
  { values, locale, validator }: { values: JsonObject; locale: Locale; validator: FormValidator },
): JsonObject {
  if (!definition.fields.some(isCalculating)) return values
  const read = readAnswers(toFormInLanguage(definition, locale), values, validator)
  return withCalculatedTexts(definition, { values, answers: withCalculated(definition, read, validator), locale })
}
