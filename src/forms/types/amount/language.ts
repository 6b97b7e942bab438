import { currencySigns } from '@/src/country/currencies'
import { formatAmount, formatUnits } from '../../language/format-values'
import { boundRules } from '../applying-rules'
import type { FieldLanguage } from '../field-language'
import { controlWords } from '../product-words'
import type { AmountQuestion } from './definition'

/** What an amount is written like, where its limits allow that: enough to show every sign. */
const usualExample = 150_000

export const amountLanguage: FieldLanguage<AmountQuestion> = {
  isListed: true,
  rules: (question) => ['amount', ...boundRules(question)],
  errorValues: ({ minimum, maximum, currency }, { rule, locale }) => ({
    limit: formatAmount(locale, { smallestUnits: rule === 'tooSmall' ? minimum : maximum, currency }),
    example: formatUnits(locale, Math.min(Math.max(usualExample, minimum), maximum)),
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
