import type { Question } from './field'
import type { JsonObject } from './json'
import { toAmountSchema } from './types/amount'
import { toManyChoicesSchema, toOneChoiceSchema } from './types/choice'
import { toCountrySchema } from './types/country'
import { toDateSchema } from './types/date'
import { toEmailSchema } from './types/email'
import { toFileSchema } from './types/file'
import { toLongTextSchema } from './types/long-text'
import { toNumberSchema } from './types/number'
import { toPhoneSchema } from './types/phone'
import { toTextSchema } from './types/text'
import { toConsentSchema, toYesNoSchema } from './types/yes-no'

/** The rules of one question as JSON Schema, without its texts. */
export function toFieldSchema(question: Question): JsonObject {
  switch (question.type) {
    case 'text':
      return toTextSchema(question)
    case 'longText':
      return toLongTextSchema(question)
    case 'email':
      return toEmailSchema()
    case 'phone':
      return toPhoneSchema(question)
    case 'number':
      return toNumberSchema(question)
    case 'amount':
      return toAmountSchema(question)
    case 'date':
      return toDateSchema(question)
    case 'oneChoice':
      return toOneChoiceSchema(question)
    case 'manyChoices':
      return toManyChoicesSchema(question)
    case 'yesNo':
      return toYesNoSchema()
    case 'country':
      return toCountrySchema()
    case 'file':
      return toFileSchema(question)
    case 'consent':
      return toConsentSchema()
  }
}
