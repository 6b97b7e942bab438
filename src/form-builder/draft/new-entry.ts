import { type Field, field, questionTypes } from '@/src/forms/definition/field'
import { fieldTypes } from '@/src/forms/types/field-types'

/** The kinds of entries, in the order in which they are offered. */
export const entryTypes: readonly Field['type'][] = [...questionTypes, 'information', 'section']

/** An entry with nothing written yet. */
export function newEntry(type: Field['type'], key: string): Field {
  const start = type === 'information' || type === 'section' ? {} : fieldTypes[type].builder.start
  return field.parse({ key, type, ...start })
}
