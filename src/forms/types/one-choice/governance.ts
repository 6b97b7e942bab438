import type { FieldGovernance } from '../field-governance'
import type { OneChoiceQuestion } from './definition'

export const oneChoiceGovernance: FieldGovernance<OneChoiceQuestion> = {
  operators: ['equals', 'differs'],
  values: ({ options }) => options.map(({ value }) => value),
  isChosen: true,
}
