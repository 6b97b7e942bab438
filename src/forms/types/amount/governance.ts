import { boundLimits } from '../bound-limits'
import type { FieldGovernance } from '../field-governance'
import { hasNumberBetween } from '../requirement'
import { type AmountQuestion, smallestUnits } from './definition'

export const amountGovernance: FieldGovernance<AmountQuestion> = {
  operators: ['atLeast', 'atMost'],
  isPossible: ({ minimum, maximum }, requirement) => hasNumberBetween({ minimum, maximum, isWhole: true }, requirement),
  unit: smallestUnits,
  limits: boundLimits,
}
