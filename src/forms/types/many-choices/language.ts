import { when } from '../applying-rules'
import { toChosenLabels, toOptions, toValueLabel } from '../chosen-labels'
import type { FieldLanguage } from '../field-language'
import { toCount } from '../product-words'
import type { ManyChoicesQuestion } from './definition'

export const manyChoicesLanguage: FieldLanguage<ManyChoicesQuestion> = {
  isListed: true,
  rules: ({ minimum, maximum }) => ['choice', ...when(minimum > 1, 'tooFew'), ...when(maximum !== null, 'tooMany')],
  kind: 'choice',
  errorValues: ({ minimum, maximum, options }, { rule }) => ({
    limit: rule === 'tooFew' ? minimum : (maximum ?? options.length),
  }),
  options: toOptions,
  limits: ({ minimum, maximum }, locale) => ({ minimum: toCount(minimum, locale), maximum: toCount(maximum, locale) }),
  answer: toChosenLabels,
  value: toValueLabel,
}
