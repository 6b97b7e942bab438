import type { Locale } from '@/src/i18n/locales'
import type { FormDefinition } from '../definition/form-definition'
import { formatCalculated } from '../types/calculated/format-calculated'
import type { FormValidator } from '../validation/form-validator'
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
  if (!fields.some(({ type }) => type === 'calculated')) return { ...answers }
  const calculate = openCalculator(toRuleEntries(fields))
  return { ...answers, ...calculate(answers, (key) => validator.isShown(key, answers)) }
}

/** What was calculated as a page shows it, by key. @param answers with what was calculated */
export function toCalculatedTexts(
  { fields }: Pick<FormDefinition, 'fields'>,
  answers: Answers,
  locale: Locale,
): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((entry) => {
      const value = answers[entry.key]
      if (entry.type !== 'calculated' || entry.retired || typeof value !== 'number') return []
      return [[entry.key, formatCalculated(entry, value, locale)]]
    }),
  )
}
