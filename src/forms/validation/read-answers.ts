import type { Locale } from '@/src/i18n/locales'
import type { QuestionType } from '../definition/field'
import type { JsonObject } from '../definition/json'
import { readCode } from '../definition/reviewed-patterns'
import type { FormInLanguage } from '../language/form-in-language'
import { toQuestionSchemas } from './question-schemas'
import { readDate } from './read-date'
import { readAmount, readNumber } from './read-number'
import { readPhone } from './read-phone'
import { readLine, readLines } from './read-text'

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
      const answer = type ? readAnswer(value, { type, locale, pattern: patternOf(schemas[key]) }) : value
      return isEmpty(answer) ? [] : [[key, answer]]
    }),
  )
}

function patternOf(schema: JsonObject | undefined): string | undefined {
  const pattern = schema?.['pattern']
  return typeof pattern === 'string' ? pattern : undefined
}

/** How what was typed in a field is read. */
type Reading = { type: QuestionType; locale: Locale; pattern: string | undefined }

function isEmpty(answer: unknown): boolean {
  return answer === undefined || answer === null || answer === '' || (Array.isArray(answer) && answer.length === 0)
}

function readAnswer(value: unknown, reading: Reading): unknown {
  const { type } = reading
  if (type === 'manyChoices') return readChoices(value)
  if (type === 'consent' && value === false) return undefined
  return typeof value === 'string' ? readTyped(value, reading) : value
}

function readTyped(text: string, { type, locale, pattern }: Reading): unknown {
  const line = readLine(text)
  if (line === '') return ''
  switch (type) {
    case 'text':
      return readCode(line, pattern)
    case 'longText':
      return readLines(text)
    case 'phone':
      return readPhone(line)
    case 'number':
      return readNumber(line, locale)
    case 'amount':
      return readAmount(line, locale)
    case 'date':
      return readDate(line)
    case 'yesNo':
      return line === 'true' ? true : line === 'false' ? false : line
    case 'consent':
      return line === 'true' || line === 'on' ? true : line
    default:
      return line
  }
}

/** One box that is ticked comes as a text, several as a list. Ticking one twice is ticking it. */
function readChoices(value: unknown): unknown {
  const list: unknown[] = Array.isArray(value) ? value : [value]
  return [...new Set(list.map((choice) => (typeof choice === 'string' ? readLine(choice) : choice)))].filter(
    (choice) => !isEmpty(choice),
  )
}
