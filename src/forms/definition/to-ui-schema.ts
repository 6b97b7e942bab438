import { definitionOf, type Field, isQuestion, type Question } from './field'
import type { FormDefinition } from './form-definition'
import type { Json, JsonObject } from './json'

/**
 * How a form is asked, in the form that RJSF reads. `layout` of the root is the field list in order, with what is no answer:
 * texts, headings, and entries that are retired, which are kept whole so that they can come back.
 */
export function toUiSchema({ fields }: FormDefinition): JsonObject {
  const questions = fields.filter(isQuestion).filter(({ retired }) => !retired)
  return {
    'ui:options': { layout: fields.map(toLayoutEntry) },
    'ui:order': questions.map(({ key }) => key),
    ...Object.fromEntries(questions.map((question) => [question.key, { 'ui:options': toOptions(question) }])),
  }
}

function toLayoutEntry(entry: Field): Json {
  if (entry.retired) return { retired: toJson(entry) }
  const kind = isQuestion(entry) ? 'question' : entry.type
  return { [kind]: entry.key, ...(entry.leavesSection && { leavesSection: true }) }
}

/** The entry without anything that JSON would not keep. */
function toJson(entry: Field): Json {
  return JSON.parse(JSON.stringify(entry))
}

function toOptions(question: Question): JsonObject {
  return {
    fieldType: question.type,
    widget: definitionOf(question).toWidget(question),
    ...(question.personal && { personal: true }),
    ...('autocomplete' in question && { autocomplete: question.autocomplete }),
    ...('rows' in question && { rows: question.rows }),
  }
}
