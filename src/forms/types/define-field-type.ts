import type { FieldBuilder } from './field-builder'
import type { FieldGovernance } from './field-governance'
import type { FieldLanguage } from './field-language'
import type { FieldTexts } from './field-texts'
import type { ForeignField } from './foreign-field'

/** What the server and the editor of forms know of a type of question, beside its definition and its answers. */
export type FieldType<Question> = {
  texts: FieldTexts
  language: FieldLanguage<Question>
  governance: FieldGovernance<Question>
  builder: FieldBuilder<Question>
  foreign: ForeignField
}

/** @param type all parts, about the questions of one definition. */
export function defineFieldType<Question>(type: FieldType<Question>): FieldType<Question> {
  return type
}
