import { isJsonObject, type JsonObject } from '../definition/json'
import { toPlaceName } from '../definition/show-name'
import type { EntryInLanguage, FormInLanguage, GroupInLanguage } from '../language/form-in-language'
import { answers as answerRules } from '../types/answers'
import { isEmptyAnswer } from './empty-answer'
import type { FormValidator } from './form-validator'
import { toQuestionSchemas } from './question-schemas'

/** What a visitor gave, by the key of the field: texts as they were typed, or values of JSON. Groups are objects, or lists of them. */
export type RawAnswers = Readonly<Record<string, unknown>>

/**
 * Answers as they are kept, from what was typed. Browser and server both read through this function, so that they judge the
 * same. What is empty is left out; what cannot be read stays, for the validator to refuse; what nobody asked stays too.
 * @param validator says which groups are shown: of those there is always an answer, in which their own fields are missed.
 */
export function readAnswers(
  { entries, locale, schema }: Pick<FormInLanguage, 'entries' | 'locale' | 'schema'>,
  raw: RawAnswers,
  validator: FormValidator,
): Record<string, unknown> {
  return withGroups(readObject(raw, { entries, locale, schema }), { entries, validator, groups: [] })
}

type Asked = Pick<FormInLanguage, 'entries' | 'locale' | 'schema'>

function readObject(raw: RawAnswers, { entries, locale, schema }: Asked): Record<string, unknown> {
  const asked = new Map(entries.map((entry) => [entry.key, entry]))
  const schemas = toQuestionSchemas(schema)
  return Object.fromEntries(
    Object.entries(raw).flatMap(([key, value]) => {
      const entry = asked.get(key)
      const answer = entry ? readEntry(value, { entry, locale, schema: schemas[key] }) : value
      return isEmptyAnswer(answer) ? [] : [[key, answer]]
    }),
  )
}

type AskedEntry = { entry: EntryInLanguage; locale: FormInLanguage['locale']; schema: JsonObject | undefined }

function readEntry(value: unknown, { entry, locale, schema }: AskedEntry): unknown {
  if (entry.kind === 'question') return answerRules[entry.type].read(value, { locale, pattern: patternOf(schema) })
  if (entry.kind !== 'group') return value
  const { entries, repeat } = entry
  if (repeat === null)
    return isJsonObject(value) ? emptyToNothing(readObject(value, { entries, locale, schema: schema ?? {} })) : value
  const each = isJsonObject(schema?.['items']) ? schema['items'] : {}
  if (!Array.isArray(value)) return value
  const items: unknown[] = value.map((item: unknown) =>
    isJsonObject(item) ? readObject(item, { entries, locale, schema: each }) : item,
  )
  // Boxes that a page shows without script and nobody filled in are no answer.
  return items.every((item) => emptyToNothing(item) === undefined) ? [] : items
}

function emptyToNothing(value: unknown): unknown {
  return isJsonObject(value) && Object.keys(value).length === 0 ? undefined : value
}

type Judged = { entries: readonly EntryInLanguage[]; validator: FormValidator; groups: readonly string[] }

/** The answers, with every group that is shown: as often as it is asked at least. */
function withGroups(answers: Record<string, unknown>, { entries, validator, groups }: Judged): Record<string, unknown> {
  const known = { ...answers }
  for (const entry of entries) {
    if (entry.kind !== 'group') continue
    const keys = [...groups, entry.key]
    if (known[entry.key] === undefined && !validator.isShown(toPlaceName(keys), known)) continue
    const inside = { entries: entry.entries, validator, groups: keys }
    known[entry.key] = withGroupsInside(known[entry.key], { entry, inside })
  }
  return known
}

function withGroupsInside(answer: unknown, { entry, inside }: { entry: GroupInLanguage; inside: Judged }): unknown {
  const complete = (value: unknown): unknown => (isJsonObject(value) ? withGroups({ ...value }, inside) : value)
  if (entry.repeat === null) return complete(answer ?? {})
  const items: unknown = answer ?? Array.from({ length: entry.repeat.least }, () => ({}))
  return Array.isArray(items) ? items.map(complete) : items
}

function patternOf(schema: JsonObject | undefined): string | undefined {
  const pattern = schema?.['pattern']
  return typeof pattern === 'string' ? pattern : undefined
}
