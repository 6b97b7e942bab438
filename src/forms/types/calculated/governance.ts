import { type FieldGovernance, onlyAnswered } from '../field-governance'
import type { CalculatedQuestion } from './definition'

export const calculatedGovernance: FieldGovernance<CalculatedQuestion> = onlyAnswered
