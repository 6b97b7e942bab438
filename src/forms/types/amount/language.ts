import { currencySigns } from '@/src/country/currencies'
import { formatAmount } from '../../language/format-values'
import { boundRules } from '../applying-rules'
import type { FieldLanguage } from '../field-language'
import { controlWords } from '../product-words'
import type { AmountQuestion } from './definition'

export const amountLanguage: FieldLanguage<AmountQuestion> = {
  isListed: true,
  rules: (question) => ['amount', ...boundRules(question)],
  errorValues: ({ minimum, maximum, currency }, { rule, locale }) => ({
    limit: formatAmount(locale, { smallestUnits: rule === 'tooSmall' ? minimum : maximum, currency }),
  }),
  format: ({ currency }, locale) => controlWords(locale)('currency', { currency: currencySigns[currency] }),
  limits: ({ currency, minimum, maximum }, locale) => ({
    currency,
    minimum: formatAmount(locale, { smallestUnits: minimum, currency }),
    maximum: formatAmount(locale, { smallestUnits: maximum, currency }),
  }),
  answer: ({ currency }, answer, locale) =>
    typeof answer === 'number' ? formatAmount(locale, { smallestUnits: answer, currency }) : String(answer),
  value: ({ currency }, value, locale) =>
    typeof value === 'number' ? formatAmount(locale, { smallestUnits: value, currency }) : null,
}
