import { type FieldGovernance, onlyAnswered } from '../field-governance'
import { lengthLimits } from '../length-limits'
import type { LongTextQuestion } from './definition'

export const longTextGovernance: FieldGovernance<LongTextQuestion> = {
  ...onlyAnswered,
  limits: lengthLimits,
}
