import type { FieldLanguage } from '../field-language'
import { toYesOrNo } from '../product-words'
import type { ConsentQuestion } from './definition'

export const consentLanguage: FieldLanguage<ConsentQuestion> = {
  rules: () => [],
  kind: 'consent',
  answer: (_question, answer, locale) => toYesOrNo(answer, locale),
}
