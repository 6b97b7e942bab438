import type { PlacedJson } from '../placed-json/placed-json'
import type { ForeignChoice } from '../types/foreign-field'
import { type ForeignSchema, textsOf } from './foreign-schema'
import { type ForeignDocument, resolveSchema } from './resolve-schema'

export type ForeignKind = 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | 'null'
const kinds: readonly ForeignKind[] = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null']

/** Of which kind the values of a schema are; where it does not say so, by what it says of them. Empty where they are of several or none. */
export function kindsOf(
  { keywords, unions, followed }: ForeignSchema,
  choices: readonly ForeignChoice[] | null,
  document: ForeignDocument,
): ForeignKind[] {
  const said = kinds.filter((kind) => textsOf(keywords.get('type')).includes(kind))
  // Objects are chosen by their names, which are words.
  if (said.includes('object') && choices) return ['string']
  if (said.length > 0) return said
  if (choices) return kinds.filter((kind) => choices.some(({ value }) => typeof value === kind))
  if (keywords.has('properties') || keywords.has('additionalProperties') || keywords.has('dependencies'))
    return ['object']
  if (keywords.has('items') || keywords.has('prefixItems')) return ['array']
  const isObject = unions.some(({ parts }) => parts.some((part) => isOfObjects(part, { followed, document })))
  if (isObject) return ['object']
  if (['minLength', 'maxLength', 'pattern', 'format'].some((name) => keywords.has(name))) return ['string']
  return ['minimum', 'maximum', 'multipleOf'].some((name) => keywords.has(name)) ? ['number'] : []
}

type Within = { followed: ReadonlySet<string>; document: ForeignDocument }

/** Whether an alternative is an object, however it is referred to. */
function isOfObjects(part: PlacedJson, { followed, document }: Within): boolean {
  const resolved = resolveSchema(part, followed, document)
  return resolved !== null && kindsOf(resolved, null, document).includes('object')
}
