import type { ConditionTest } from '../definition/condition'
import type { Question } from '../definition/field'
import { fieldTypeOf } from '../types/field-types'
import { meets, type Requirement } from '../types/requirement'

const nothing: Requirement = {
  equals: new Set(),
  differs: new Set(),
  includes: new Set(),
  atLeast: Number.NEGATIVE_INFINITY,
  atMost: Number.POSITIVE_INFINITY,
}

/** A requirement with one more test. */
export function withTest(test: ConditionTest, requirement: Requirement = nothing): Requirement {
  switch (test.operator) {
    case 'answered':
      return requirement
    case 'equals':
      return { ...requirement, equals: new Set([...requirement.equals, test.value]) }
    case 'differs':
      return { ...requirement, differs: new Set([...requirement.differs, test.value]) }
    case 'includes':
      return { ...requirement, includes: new Set([...requirement.includes, test.value]) }
    case 'atLeast':
      return { ...requirement, atLeast: Math.max(requirement.atLeast, test.value) }
    case 'atMost':
      return { ...requirement, atMost: Math.min(requirement.atMost, test.value) }
  }
}

/** Whether some answer that the question takes meets all that is demanded of it. */
export function isPossible(question: Question, requirement: Requirement): boolean {
  const { isPossible, values } = fieldTypeOf(question).governance
  if (isPossible) return isPossible(question, requirement)
  return values ? values(question).some((value) => meets(value, requirement)) : true
}
