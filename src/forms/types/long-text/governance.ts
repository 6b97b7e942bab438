import type { FieldGovernance } from '../field-governance'
import { lengthLimits } from '../length-limits'
import { hasTextWith } from '../requirement'
import type { LongTextQuestion } from './definition'

export const longTextGovernance: FieldGovernance<LongTextQuestion> = {
  operators: ['contains'],
  isPossible: hasTextWith,
  limits: lengthLimits,
}
