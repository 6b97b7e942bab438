import { type Field, isQuestionType } from '../definition/field'
import type { FieldTexts } from './field-texts'
import { fieldTypes } from './field-types'
import { unaskedTexts } from './unasked-texts'

/** What staff are told of a type of entry. */
export function toTypeTexts(type: Field['type']): FieldTexts {
  return isQuestionType(type) ? fieldTypes[type].texts : unaskedTexts[type]
}
