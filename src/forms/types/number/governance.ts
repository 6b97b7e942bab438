import { boundLimits } from '../bound-limits'
import type { FieldGovernance } from '../field-governance'
import { hasNumberBetween } from '../requirement'
import type { NumberQuestion } from './definition'

export const numberGovernance: FieldGovernance<NumberQuestion> = {
  operators: ['atLeast', 'atMost'],
  isPossible: ({ minimum, maximum, whole }, requirement) =>
    hasNumberBetween({ minimum, maximum, isWhole: whole }, requirement),
  limits: boundLimits,
}
