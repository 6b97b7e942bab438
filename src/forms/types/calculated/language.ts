import type { FieldLanguage } from '../field-language'
import { controlWords, valueWords } from '../product-words'
import { isMoney } from './calculated-unit'
import type { CalculatedQuestion } from './definition'
import { formatCalculated } from './format-calculated'

export const calculatedLanguage: FieldLanguage<CalculatedQuestion> = {
  isListed: true,
  rules: () => [],
  format: (_question, locale) => controlWords(locale)('calculated'),
  limits: ({ expression, unit, decimals }, locale) => ({
    expression,
    unit: isMoney(unit) ? unit : valueWords(locale)(unit),
    decimals: String(decimals),
  }),
  answer: (question, answer, locale) =>
    typeof answer === 'number' ? formatCalculated(question, answer, locale) : String(answer),
}
