import { type Field, isGroup, isQuestion } from '../definition/field'
import type { FormDefinition } from '../definition/form-definition'
import { rulesOf } from '../language/rules-of-question'
import { fieldTypeOf } from '../types/field-types'
import { findConditionMistakes } from './find-condition-mistakes'
import { findInLists } from './find-in-lists'
import { findPageMistakes } from './find-page-mistakes'
import type { Finding } from './finding'

/** What makes a field list unsound: a form cannot be generated from it, or nobody could fill it in. */
export function findStructureMistakes({ fields }: Pick<FormDefinition, 'fields'>): Finding[] {
  return [...findInLists(fields, findListMistakes), ...findPageMistakes(fields)]
}

function findListMistakes(fields: readonly Field[]): Finding[] {
  const live = fields.filter(({ retired }) => !retired)
  const asked = live.filter((entry) => isQuestion(entry) || isGroup(entry))
  const nothing: Finding[] = asked.length === 0 ? [{ name: 'nothingAsked', key: null }] : []
  const keys = fields.map(({ key }) => key)
  const twice = new Set(keys.filter((key, position) => keys.indexOf(key) !== position))
  return [
    ...nothing,
    ...[...twice].map((key): Finding => ({ name: 'keyUsedTwice', key })),
    ...findConditionMistakes(live),
    ...live.flatMap(findLimitMistakes),
    ...live.flatMap(findTitleMistakes),
    ...live.flatMap(findOptionMistakes),
    ...live.flatMap(findIdleErrors),
  ]
}

/** Limits that no answer can keep together. */
function findLimitMistakes(entry: Field): Finding[] {
  if (entry.type === 'repeat' && entry.minimum > entry.maximum) return [{ name: 'limitsCross', key: entry.key }]
  if (!isQuestion(entry)) return []
  return fieldTypeOf(entry).governance.limits?.areCrossed(entry) ? [{ name: 'limitsCross', key: entry.key }] : []
}

/** A group whose answers are to be named by something that it does not ask. */
function findTitleMistakes(entry: Field): Finding[] {
  if (entry.type !== 'repeat' || entry.titleFrom === null) return []
  const { key, titleFrom: field, fields } = entry
  const isAsked = fields.some((asked) => asked.key === field && isQuestion(asked) && !asked.retired)
  return isAsked ? [] : [{ name: 'titleFromUnknown', key }]
}

function findOptionMistakes(entry: Field): Finding[] {
  if (!('options' in entry)) return []
  const { key, options } = entry
  const values = options.map(({ value }) => value)
  const twice = [...new Set(values.filter((value, position) => values.indexOf(value) !== position))]
  return [
    ...(options.length === 0 ? [{ name: 'noOptions' as const, key }] : []),
    ...twice.map((value) => ({ name: 'optionTwice' as const, key, values: { value } })),
    ...('minimum' in entry && entry.minimum > options.length ? [{ name: 'tooFewOptions' as const, key }] : []),
  ]
}

/** Staff's own texts for rules that the field does not have: somebody believes that the field has them. */
function findIdleErrors(entry: Field): Finding[] {
  if (!isQuestion(entry)) return []
  const rules: ReadonlySet<string> = new Set(rulesOf(entry))
  return Object.keys(entry.errors)
    .filter((rule) => !rules.has(rule))
    .map((rule) => ({ name: 'errorNeverShown', key: entry.key, values: { rule } }))
}
