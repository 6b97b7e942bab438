import { formatNumber } from '@/src/i18n/format'
import { boundRules, when } from '../applying-rules'
import type { FieldLanguage } from '../field-language'
import { toCount, valueWords } from '../product-words'
import type { NumberQuestion } from './definition'

export const numberLanguage: FieldLanguage<NumberQuestion> = {
  isListed: true,
  rules: (question) => ['number', ...when(question.whole, 'wholeNumber'), ...boundRules(question)],
  errorValues: ({ minimum, maximum }, { rule, locale }) => ({
    limit: formatNumber(locale, (rule === 'tooSmall' ? minimum : maximum) ?? 0),
  }),
  limits: ({ whole, minimum, maximum }, locale) => ({
    whole: valueWords(locale)(whole ? 'yes' : 'no'),
    minimum: toCount(minimum, locale),
    maximum: toCount(maximum, locale),
  }),
  answer: (_question, answer, locale) =>
    typeof answer === 'number' ? formatNumber(locale, answer, { maximumFractionDigits: 15 }) : String(answer),
}
