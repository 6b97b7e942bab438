import { boundLimits } from '../bound-limits'
import type { FieldGovernance } from '../field-governance'
import type { ManyChoicesQuestion } from './definition'

export const manyChoicesGovernance: FieldGovernance<ManyChoicesQuestion> = {
  operators: ['includes'],
  values: ({ options }) => options.map(({ value }) => value),
  isPossible: ({ options, maximum }, { includes }) => includes.size <= (maximum ?? options.length),
  isChosen: true,
  limits: boundLimits,
}
