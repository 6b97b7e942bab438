import { toCountryOptions } from '../../language/country-options'
import type { FieldLanguage } from '../field-language'
import type { CountryQuestion } from './definition'

export const countryLanguage: FieldLanguage<CountryQuestion> = {
  isListed: true,
  rules: () => ['choice'],
  kind: 'choice',
  options: (_question, locale) => toCountryOptions(locale),
  answer: (_question, answer, locale) =>
    toCountryOptions(locale).find(({ value }) => value === answer)?.label ?? String(answer),
  value: (_question, value, locale) =>
    typeof value === 'string'
      ? (toCountryOptions(locale).find((option) => option.value === value)?.label ?? value)
      : null,
}
