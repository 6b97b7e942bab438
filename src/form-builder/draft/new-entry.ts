import { type Field, field, isQuestionType, questionTypes } from '@/src/forms/definition/field'
import { fieldTypes } from '@/src/forms/types/field-types'

/** The kinds of entries, in the order in which they are offered. */
export const entryTypes: readonly Field['type'][] = [
  ...questionTypes,
  'group',
  'repeat',
  'information',
  'section',
  'page',
]

/** What only the form holds, no group. */
const ofFormAlone: ReadonlySet<Field['type']> = new Set(['section', 'page'])

/** The kinds that a group can hold. @param depth how many groups hold what is added */
export function typesWithin(depth: number): readonly Field['type'][] {
  if (depth === 0) return entryTypes
  return entryTypes.filter((type) => !ofFormAlone.has(type) && (depth === 1 || (type !== 'group' && type !== 'repeat')))
}

/** An entry with nothing written yet. */
export function newEntry(type: Field['type'], key: string): Field {
  return field.parse({ key, type, ...(isQuestionType(type) && fieldTypes[type].builder.start) })
}
