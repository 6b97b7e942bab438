import { toShowCondition, toShowDefinition } from './condition-schema'
import { definitionOf, type Field, type Group, isGroup, isQuestion, type Question } from './field'
import type { FormDefinition } from './form-definition'
import type { JsonObject } from './json'
import { toPlaceName, toShowName } from './show-name'
import { type LiveEntry, toLiveEntries } from './shown-entries'

/**
 * The rules of all answers of a form as JSON Schema 2020-12. A field that is shown under a condition stands in the `then` of
 * that condition. `unevaluatedProperties` refuses what no rule speaks of: unknown fields, and fields whose condition is not met.
 * A group is an object of the same make, and what is answered several times a list of them.
 */
export function toFormSchema({ fields }: Pick<FormDefinition, 'fields'>): JsonObject {
  const definitions = { ...toSharedSchemas(fields), ...toShowDefinitions(fields, []) }
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...toObjectSchema(fields, []),
    ...(Object.keys(definitions).length > 0 && { $defs: definitions }),
  }
}

/** @param groups the keys of the groups that hold these entries */
function toObjectSchema(fields: readonly Field[], groups: readonly string[]): JsonObject {
  const { always, sometimes } = toAnswered(fields)
  return {
    type: 'object',
    ...toProperties(always, groups),
    ...(sometimes.length > 0 && {
      allOf: sometimes.map((answered) => ({
        if: toShowCondition([...groups, answered.key]),
        // biome-ignore lint/suspicious/noThenProperty: it is a keyword of JSON Schema
        then: toProperties([answered], groups),
      })),
    }),
    unevaluatedProperties: false,
  }
}

type Answered = Question | Group

function toAnswered(fields: readonly Field[]): { always: Answered[]; sometimes: Answered[] } {
  const entries = toLiveEntries(fields)
  const pick = (wanted: boolean) =>
    entries.filter(({ isConditional }) => isConditional === wanted).flatMap(toAnsweredEntry)
  return { always: pick(false), sometimes: pick(true) }
}

function toAnsweredEntry({ entry }: LiveEntry): Answered[] {
  return isQuestion(entry) || isGroup(entry) ? [entry] : []
}

function toProperties(answered: readonly Answered[], groups: readonly string[]): JsonObject {
  // A group that is shown is always there: what has to be answered in it is said by its own fields.
  const required = answered.filter((entry) => isGroup(entry) || entry.required).map(({ key }) => key)
  return {
    properties: Object.fromEntries(
      answered.map((entry) => [entry.key, isGroup(entry) ? toGroupSchema(entry, groups) : toQuestionSchema(entry)]),
    ),
    ...(required.length > 0 && { required }),
  }
}

function toQuestionSchema(question: Question): JsonObject {
  return definitionOf(question).toSchema(question)
}

function toGroupSchema(group: Group, groups: readonly string[]): JsonObject {
  const each = toObjectSchema(group.fields, [...groups, group.key])
  if (group.type === 'group') return each
  return { type: 'array', minItems: group.minimum, maxItems: group.maximum, items: each }
}

/** What the schemas of questions refer to, wherever they stand. */
function toSharedSchemas(fields: readonly Field[]): JsonObject {
  const { always, sometimes } = toAnswered(fields)
  return Object.fromEntries(
    [...always, ...sometimes].flatMap((entry) =>
      Object.entries(isGroup(entry) ? toSharedSchemas(entry.fields) : (definitionOf(entry).sharedSchemas ?? {})),
    ),
  )
}

function toShowDefinitions(fields: readonly Field[], groups: readonly string[]): JsonObject {
  const entries = toLiveEntries(fields)
  const conditional = entries.filter(({ isConditional }) => isConditional)
  const keys = new Set(conditional.map(({ entry }) => entry.key))
  const own = conditional.map(({ entry, showWhen, section }) => [
    toShowName(toPlaceName([...groups, entry.key])),
    toShowDefinition({ showWhen, section, isConditional: (key) => keys.has(key), groups }),
  ])
  const inGroups = entries.flatMap(({ entry }) =>
    isGroup(entry) ? Object.entries(toShowDefinitions(entry.fields, [...groups, entry.key])) : [],
  )
  return Object.fromEntries([...own, ...inGroups])
}
