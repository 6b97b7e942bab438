import { toRegularExpression } from '../../definition/patterns'
import { readCode } from '../../definition/reviewed-patterns'
import type { FieldGovernance } from '../field-governance'
import { lengthLimits } from '../length-limits'
import { isOfPerson } from '../personal-names'
import { hasTextWith } from '../requirement'
import type { TextQuestion } from './definition'

export const textGovernance: FieldGovernance<TextQuestion> = {
  operators: ['reads', 'contains'],
  isPossible: (question, requirement) =>
    hasTextWith(question, requirement) &&
    [...requirement.reads, ...requirement.contains].every((words) => canBeIn(words, question)),
  limits: lengthLimits,
  isPersonal: (question) => identifies(question) !== null || isOfPerson(question),
  identifies,
}

/** Whether words can be in an answer as it is kept: a number of an account is, without what people put between. */
function canBeIn(words: string, { pattern }: TextQuestion): boolean {
  const kept = readCode(words, pattern ? toRegularExpression(pattern) : undefined)
  return kept === words || kept === words.toUpperCase()
}

/** The taxpayer number of a person is the one of their identity card. */
function identifies({ pattern }: TextQuestion): 'number' | null {
  if (!pattern || !('reviewed' in pattern)) return null
  return pattern.reviewed === 'taxNumber' || pattern.reviewed === 'identityCard' ? 'number' : null
}
