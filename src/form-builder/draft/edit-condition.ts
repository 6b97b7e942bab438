import type { Condition, ConditionTest } from '@/src/forms/definition/condition'
import { type Field, isQuestion, type Question } from '@/src/forms/definition/field'
import { fieldTypeOf } from '@/src/forms/types/field-types'
import type { DraftEntry } from './form-draft'

export type Operator = ConditionTest['operator']

/** The questions that a condition of an entry may ask about: those in use that come before it in its list. */
export function toEarlierQuestions(entries: readonly Pick<DraftEntry, 'id' | 'entry'>[], id: number): Question[] {
  const place = entries.findIndex((row) => row.id === id)
  return entries
    .slice(0, Math.max(0, place))
    .map(({ entry }) => entry)
    .filter(isQuestion)
    .filter(({ retired }) => !retired)
}

/** The tests that the answers of a question can meet. The first is the one that is offered. */
export function toOperators(question: Question): readonly Operator[] {
  return [...fieldTypeOf(question).governance.operators, 'answered']
}

/** A test of a question with a value that suits it. */
export function toTest(question: Question, operator: Operator | undefined = toOperators(question)[0]): ConditionTest {
  const field = question.key
  const [first = ''] = fieldTypeOf(question).governance.values?.(question) ?? []
  switch (operator) {
    case 'equals':
    case 'differs':
      return { operator, field, value: first }
    case 'includes':
      return { operator, field, value: String(first) }
    case 'atLeast':
    case 'atMost':
      return { operator, field, value: ('minimum' in question ? question.minimum : null) ?? 0 }
    case 'answered':
    case undefined:
      return { operator: 'answered', field }
  }
}

/** The condition with one test more, about the nearest question; null when there is no question to ask about. */
export function addTest(condition: Condition | null, earlier: readonly Question[]): Condition | null {
  const nearest = earlier.findLast((question) => toOperators(question).length > 1) ?? earlier.at(-1)
  if (!nearest) return condition
  return { match: condition?.match ?? 'all', tests: [...(condition?.tests ?? []), toTest(nearest)] }
}

/** The condition with another test at a place. */
export function changeTest(condition: Condition, place: number, test: ConditionTest): Condition {
  return { ...condition, tests: condition.tests.map((old, at) => (at === place ? test : old)) }
}

/** The condition without a test; none when it was the only one. */
export function removeTest(condition: Condition, place: number): Condition | null {
  const tests = condition.tests.filter((_test, at) => at !== place)
  return tests.length > 0 ? { ...condition, tests } : null
}

/** Whether a condition can be put on an entry at all. */
export function canHaveCondition(entry: Field, earlier: readonly Question[]): boolean {
  return earlier.length > 0 || entry.showWhen !== null
}
