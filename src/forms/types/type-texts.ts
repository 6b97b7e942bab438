import type { Field } from '../definition/field'
import type { FieldTexts } from './field-texts'
import { fieldTypes } from './field-types'
import { unaskedTexts } from './unasked-texts'

/** What staff are told of a type of entry. */
export function toTypeTexts(type: Field['type']): FieldTexts {
  return type === 'information' || type === 'section' ? unaskedTexts[type] : fieldTypes[type].texts
}
