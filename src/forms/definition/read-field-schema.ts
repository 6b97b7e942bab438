import type { QuestionType } from './field'
import { readAmountSchema } from './types/amount'
import { readManyChoicesSchema, readOneChoiceSchema } from './types/choice'
import { readCountrySchema } from './types/country'
import { readDateSchema } from './types/date'
import { readEmailSchema } from './types/email'
import { readFileSchema } from './types/file'
import { readLongTextSchema } from './types/long-text'
import { readNumberSchema } from './types/number'
import { readPhoneSchema } from './types/phone'
import { readTextSchema } from './types/text'
import { readConsentSchema, readYesNoSchema } from './types/yes-no'

/** The rules of one question from its JSON Schema, by the type of the question. @throws when the schema is of another. */
export const readFieldSchema: Readonly<Record<QuestionType, (schema: unknown) => object>> = {
  text: readTextSchema,
  longText: readLongTextSchema,
  email: readEmailSchema,
  phone: readPhoneSchema,
  number: readNumberSchema,
  amount: readAmountSchema,
  date: readDateSchema,
  oneChoice: readOneChoiceSchema,
  manyChoices: readManyChoicesSchema,
  yesNo: readYesNoSchema,
  country: readCountrySchema,
  file: readFileSchema,
  consent: readConsentSchema,
}
