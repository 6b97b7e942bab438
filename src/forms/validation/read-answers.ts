import type { JsonObject } from '../definition/json'
import type { FormInLanguage } from '../language/form-in-language'
import { answers } from '../types/answers'
import { isEmptyAnswer } from './empty-answer'
import { toQuestionSchemas } from './question-schemas'

/** What a visitor gave, by the key of the field: texts as they were typed, or values of JSON. */
export type RawAnswers = Readonly<Record<string, unknown>>

/**
 * Answers as they are kept, from what was typed. Browser and server both read through this function, so that they judge the
 * same. What is empty is left out; what cannot be read stays, for the validator to refuse; what nobody asked stays too.
 */
export function readAnswers({ entries, locale, schema }: FormInLanguage, raw: RawAnswers): Record<string, unknown> {
  const types = new Map(entries.flatMap((entry) => (entry.kind === 'question' ? [[entry.key, entry.type]] : [])))
  const schemas = toQuestionSchemas(schema)
  return Object.fromEntries(
    Object.entries(raw).flatMap(([key, value]) => {
      const type = types.get(key)
      const answer = type ? answers[type].read(value, { locale, pattern: patternOf(schemas[key]) }) : value
      return isEmptyAnswer(answer) ? [] : [[key, answer]]
    }),
  )
}

function patternOf(schema: JsonObject | undefined): string | undefined {
  const pattern = schema?.['pattern']
  return typeof pattern === 'string' ? pattern : undefined
}
