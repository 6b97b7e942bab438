import type { FieldLanguage } from '../field-language'
import { controlWords, toYesOrNo } from '../product-words'
import type { YesNoQuestion } from './definition'

export const yesNoLanguage: FieldLanguage<YesNoQuestion> = {
  isListed: true,
  rules: () => ['choice'],
  kind: 'choice',
  options: (_question, locale) => [
    { value: 'true', label: controlWords(locale)('yes') },
    { value: 'false', label: controlWords(locale)('no') },
  ],
  answer: (_question, answer, locale) => toYesOrNo(answer, locale),
}
