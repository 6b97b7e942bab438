import type { FieldLanguage } from '../field-language'
import { valueWords } from '../product-words'
import type { PhoneQuestion } from './definition'

export const phoneLanguage: FieldLanguage<PhoneQuestion> = {
  rules: () => ['phone'],
  errorValues: ({ region }) => ({ region }),
  limits: ({ region }, locale) => ({ region: valueWords(locale)(region) }),
}
