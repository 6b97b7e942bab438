import { type FieldGovernance, onlyAnswered } from '../field-governance'
import { lengthLimits } from '../length-limits'
import type { TextQuestion } from './definition'

export const textGovernance: FieldGovernance<TextQuestion> = {
  ...onlyAnswered,
  limits: lengthLimits,
}
