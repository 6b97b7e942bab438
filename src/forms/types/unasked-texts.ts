import staffTexts from '@/messages/staff/forms.json' with { type: 'json' }
import type { Field, QuestionType } from '../definition/field'
import type { FieldTexts } from './field-texts'

/** The same of entries between questions, which are no fields. */
export const unaskedTexts: Readonly<Record<Exclude<Field['type'], QuestionType>, FieldTexts>> = staffTexts.unasked
