import { type Field, field } from '@/src/forms/definition/field'

/** The kinds of entries, in the order in which they are offered. */
export const entryTypes = [
  'text',
  'longText',
  'email',
  'phone',
  'number',
  'amount',
  'date',
  'oneChoice',
  'manyChoices',
  'yesNo',
  'country',
  'file',
  'consent',
  'information',
  'section',
] as const satisfies readonly Field['type'][]

/** An entry with nothing written yet. */
export function newEntry(type: Field['type'], key: string): Field {
  const isChoice = type === 'oneChoice' || type === 'manyChoices'
  return field.parse({ key, type, ...(type === 'file' && { kinds: ['pdf'] }), ...(isChoice && { options: [] }) })
}
