import { z } from 'zod'
import { amountField } from './types/amount'
import { manyChoicesField, oneChoiceField } from './types/choice'
import { countryField } from './types/country'
import { dateField } from './types/date'
import { emailField } from './types/email'
import { fileField } from './types/file'
import { longTextField } from './types/long-text'
import { numberField } from './types/number'
import { phoneField } from './types/phone'
import { textField } from './types/text'
import { informationEntry, sectionEntry } from './types/unasked'
import { consentField, yesNoField } from './types/yes-no'

/** An entry of a field list that is answered. */
export const question = z.discriminatedUnion('type', [
  textField,
  longTextField,
  emailField,
  phoneField,
  numberField,
  amountField,
  dateField,
  oneChoiceField,
  manyChoicesField,
  yesNoField,
  countryField,
  fileField,
  consentField,
])
export type Question = z.infer<typeof question>
export type QuestionType = Question['type']

/** An entry of a field list: a question, or a text or heading between questions. */
export const field = z.discriminatedUnion('type', [...question.options, informationEntry, sectionEntry])
export type Field = z.infer<typeof field>

/** Whether an entry is answered. */
export function isQuestion(entry: Field): entry is Question {
  return entry.type !== 'information' && entry.type !== 'section'
}
