import { lengthRules } from '../applying-rules'
import type { FieldLanguage } from '../field-language'
import { toCount } from '../product-words'
import type { LongTextQuestion } from './definition'

export const longTextLanguage: FieldLanguage<LongTextQuestion> = {
  rules: lengthRules,
  errorValues: ({ minLength, maxLength }, { rule }) => ({ limit: rule === 'tooShort' ? minLength : maxLength }),
  control: ({ rows, maxLength }) => ({ rows, longest: maxLength }),
  limits: ({ minLength, maxLength }, locale) => ({
    minLength: toCount(minLength, locale),
    maxLength: toCount(maxLength, locale),
  }),
}
