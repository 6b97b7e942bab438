import { type FieldGovernance, onlyAnswered } from '../field-governance'
import { lengthLimits } from '../length-limits'
import { isOfPerson } from '../personal-names'
import type { TextQuestion } from './definition'

export const textGovernance: FieldGovernance<TextQuestion> = {
  ...onlyAnswered,
  limits: lengthLimits,
  isPersonal: (question) => identifies(question) !== null || isOfPerson(question),
  identifies,
}

/** The taxpayer number of a person is the one of their identity card. */
function identifies({ pattern }: TextQuestion): 'number' | null {
  if (!pattern || !('reviewed' in pattern)) return null
  return pattern.reviewed === 'taxNumber' || pattern.reviewed === 'identityCard' ? 'number' : null
}
