import { definitionOf, type Field, type Group, isGroup, isQuestion, type Question } from './field'
import type { FormDefinition } from './form-definition'
import type { Json, JsonObject } from './json'

/**
 * How a form is asked, in the form that RJSF reads. `layout` of the root is the field list in order, with what is no answer:
 * texts, headings, and entries that are retired, which are kept whole so that they can come back. A group has a layout of its own. Beside it
 * stand the rules across fields and the golden cases, of a form that has some, that it may be saved, of one that may, and that
 * its senders get a code.
 */
export function toUiSchema({
  fields,
  rules,
  cases,
  savable,
  followable,
}: Pick<FormDefinition, 'fields' | 'rules' | 'cases' | 'savable' | 'followable'>): JsonObject {
  const judged = rules.map(({ key, expression, field }) => ({ key, expression, field }))
  const options = {
    layout: fields.map(toLayoutEntry),
    ...(judged.length > 0 && { rules: judged }),
    ...(cases.length > 0 && { cases }),
    ...(savable && { savable }),
    ...(followable && { followable }),
  }
  return { 'ui:options': options, ...toAnswered(fields) }
}

function toAnswered(fields: readonly Field[]): JsonObject {
  const answered = fields.filter(({ retired }) => !retired).filter((entry) => isQuestion(entry) || isGroup(entry))
  return {
    'ui:order': answered.map(({ key }) => key),
    ...Object.fromEntries(
      answered.map((entry) => [entry.key, isGroup(entry) ? toGroup(entry) : { 'ui:options': toOptions(entry) }]),
    ),
  }
}

function toGroup(group: Group): JsonObject {
  const layout = group.fields.map(toLayoutEntry)
  if (group.type === 'group') {
    const origin = group.origin !== undefined && { origin: group.origin }
    return { 'ui:options': { fieldType: group.type, layout, ...origin }, ...toAnswered(group.fields) }
  }
  return {
    'ui:options': { fieldType: group.type, layout, ...(group.titleFrom && { titleFrom: group.titleFrom }) },
    items: toAnswered(group.fields),
  }
}

function toLayoutEntry(entry: Field): Json {
  if (entry.retired) return { retired: toJson(entry) }
  const kind = isQuestion(entry) ? 'question' : isGroup(entry) ? 'group' : entry.type
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
