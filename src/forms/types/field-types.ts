import type { QuestionByType, QuestionOf, QuestionType } from '../definition/field'
import { amountType } from './amount/field-type'
import { calculatedType } from './calculated/field-type'
import { consentType } from './consent/field-type'
import { countryType } from './country/field-type'
import { dateType } from './date/field-type'
import type { FieldType } from './define-field-type'
import { emailType } from './email/field-type'
import { fileType } from './file/field-type'
import { longTextType } from './long-text/field-type'
import { manyChoicesType } from './many-choices/field-type'
import { numberType } from './number/field-type'
import { oneChoiceType } from './one-choice/field-type'
import { phoneType } from './phone/field-type'
import { textType } from './text/field-type'
import { yesNoType } from './yes-no/field-type'

/** What the server and the editor of forms know of each type of question: one line for each folder here. */
export const fieldTypes: { readonly [Type in QuestionType]: FieldType<QuestionByType[Type]> } = {
  text: textType,
  longText: longTextType,
  email: emailType,
  phone: phoneType,
  number: numberType,
  amount: amountType,
  date: dateType,
  oneChoice: oneChoiceType,
  manyChoices: manyChoicesType,
  yesNo: yesNoType,
  country: countryType,
  file: fileType,
  consent: consentType,
  calculated: calculatedType,
}

/** What is known of the type of a question. */
export function fieldTypeOf<Type extends QuestionType>({ type }: QuestionOf<Type>): FieldType<QuestionByType[Type]> {
  return fieldTypes[type]
}
