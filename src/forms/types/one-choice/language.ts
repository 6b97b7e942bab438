import { toChosenLabels, toOptions, toValueLabel } from '../chosen-labels'
import type { FieldLanguage } from '../field-language'
import type { OneChoiceQuestion } from './definition'

export const oneChoiceLanguage: FieldLanguage<OneChoiceQuestion> = {
  isListed: true,
  rules: () => ['choice'],
  kind: 'choice',
  options: toOptions,
  answer: toChosenLabels,
  value: toValueLabel,
}
