import staffTexts from '@/messages/staff/forms.json' with { type: 'json' }
import type { Field, QuestionType } from '../definition/field'
import type { FieldTexts } from './field-texts'

/** The same of entries that are no questions: what stands between them, and what holds them. */
export const unaskedTexts: Readonly<Record<Exclude<Field['type'], QuestionType>, FieldTexts>> = staffTexts.unasked
