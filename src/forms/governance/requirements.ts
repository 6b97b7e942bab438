import type { ConditionTest } from '../definition/condition'
import { countryCodes } from '../definition/country-codes'
import type { Question } from '../definition/field'

/** What the tests of conditions demand together of the answer to one question. */
export type Requirement = {
  equals: ReadonlySet<string | boolean>
  differs: ReadonlySet<string | boolean>
  includes: ReadonlySet<string>
  atLeast: number
  atMost: number
}

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
export function isPossible(question: Question, { equals, differs, includes, atLeast, atMost }: Requirement): boolean {
  switch (question.type) {
    case 'yesNo':
      return [true, false].some((value) => fits(value))
    case 'country':
      return countryCodes.some((value) => fits(value))
    case 'oneChoice':
      return question.options.some(({ value }) => fits(value))
    case 'manyChoices':
      return includes.size <= (question.maximum ?? question.options.length)
    case 'number':
    case 'amount': {
      const lowest = Math.max(atLeast, question.minimum ?? Number.NEGATIVE_INFINITY)
      const highest = Math.min(atMost, question.maximum ?? Number.POSITIVE_INFINITY)
      const isWhole = question.type === 'amount' || question.whole
      return (isWhole ? Math.ceil(lowest) : lowest) <= (isWhole ? Math.floor(highest) : highest)
    }
    default:
      return true
  }

  function fits(value: string | boolean): boolean {
    return !differs.has(value) && [...equals].every((wanted) => wanted === value)
  }
}
