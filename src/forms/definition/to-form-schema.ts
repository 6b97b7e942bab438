import { toShowCondition, toShowDefinition } from './condition-schema'
import { definitionOf, isQuestion, type Question } from './field'
import type { FormDefinition } from './form-definition'
import type { JsonObject } from './json'
import { toShowName } from './show-name'
import { type LiveEntry, toLiveEntries } from './shown-entries'

/**
 * The rules of all answers of a form as JSON Schema 2020-12. A field that is shown under a condition stands in the `then` of
 * that condition. `unevaluatedProperties` refuses what no rule speaks of: unknown fields, and fields whose condition is not met.
 */
export function toFormSchema({ fields }: FormDefinition): JsonObject {
  const entries = toLiveEntries(fields)
  const conditional = entries.filter(({ isConditional }) => isConditional)
  const always = entries.filter(({ isConditional }) => !isConditional).flatMap(toQuestions)
  const sometimes = conditional.flatMap(toQuestions)
  const conditionalKeys = new Set(conditional.map(({ entry }) => entry.key))
  const definitions = {
    ...Object.fromEntries(
      [...always, ...sometimes].flatMap((question) => Object.entries(definitionOf(question).sharedSchemas ?? {})),
    ),
    ...Object.fromEntries(
      conditional.map(({ entry, showWhen, section }) => [
        toShowName(entry.key),
        toShowDefinition({ showWhen, section, isConditional: (key) => conditionalKeys.has(key) }),
      ]),
    ),
  }
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    ...toProperties(always),
    ...(sometimes.length > 0 && {
      allOf: sometimes.map((question) => ({
        if: toShowCondition(question.key),
        // biome-ignore lint/suspicious/noThenProperty: it is a keyword of JSON Schema
        then: toProperties([question]),
      })),
    }),
    unevaluatedProperties: false,
    ...(Object.keys(definitions).length > 0 && { $defs: definitions }),
  }
}

function toQuestions({ entry }: LiveEntry): Question[] {
  return isQuestion(entry) ? [entry] : []
}

function toProperties(questions: readonly Question[]): JsonObject {
  const required = questions.filter(({ required }) => required).map(({ key }) => key)
  return {
    properties: Object.fromEntries(
      questions.map((question) => [question.key, definitionOf(question).toSchema(question)]),
    ),
    ...(required.length > 0 && { required }),
  }
}
