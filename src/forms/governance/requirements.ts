import type { ConditionTest } from '../definition/condition'
import type { Question, Repeat } from '../definition/field'
import { fieldTypeOf } from '../types/field-types'
import { hasNumberBetween, meets, noRequirement, type Requirement } from '../types/requirement'

/** A requirement with one more test. */
export function withTest(test: ConditionTest, requirement: Requirement = noRequirement): Requirement {
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
    case 'rowsAtLeast':
      return { ...requirement, atLeast: Math.max(requirement.atLeast, test.value) }
    case 'atMost':
    case 'rowsAtMost':
      return { ...requirement, atMost: Math.min(requirement.atMost, test.value) }
    case 'reads':
      return { ...requirement, reads: new Set([...requirement.reads, test.value]) }
    case 'contains':
      return { ...requirement, contains: new Set([...requirement.contains, test.value]) }
    // What comes after today is not of any age yet, and what came before it is.
    case 'after':
      return test.value === 'today' ? withAge(requirement, { most: -1 }) : withDays(requirement, { after: test.value })
    case 'before':
      return test.value === 'today' ? withAge(requirement, { least: 0 }) : withDays(requirement, { before: test.value })
    case 'ageAtLeast':
      return withAge(requirement, { least: test.value })
    case 'ageAtMost':
      return withAge(requirement, { most: test.value })
  }
}

function withAge(requirement: Requirement, { least = -Infinity, most = Infinity }: { least?: number; most?: number }) {
  const ageAtLeast = Math.max(requirement.ageAtLeast, least)
  return { ...requirement, ageAtLeast, ageAtMost: Math.min(requirement.ageAtMost, most) }
}

function withDays(requirement: Requirement, { after = '', before = '~' }: { after?: string; before?: string }) {
  return {
    ...requirement,
    after: after > requirement.after ? after : requirement.after,
    before: before < requirement.before ? before : requirement.before,
  }
}

/** Whether some answer that the question takes meets all that is demanded of it, or a group all that is demanded of its count. */
export function isPossible(question: Question | Repeat, requirement: Requirement): boolean {
  if (question.type === 'repeat') return hasNumberBetween({ ...question, isWhole: true }, requirement)
  const { isPossible, values } = fieldTypeOf(question).governance
  if (isPossible) return isPossible(question, requirement)
  return values ? values(question).some((value) => meets(value, requirement)) : true
}
