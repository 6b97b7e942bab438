import type { Condition, ConditionTest } from '@/src/forms/definition/condition'
import { type AskedAbout, type Field, isAskedAbout } from '@/src/forms/definition/field'
import { fieldTypeOf } from '@/src/forms/types/field-types'
import type { DraftEntry } from './form-draft'

export type Operator = ConditionTest['operator']

/** What a condition of an entry may ask about: the questions and lists in use that come before it in its list. */
export function toEarlierQuestions(entries: readonly Pick<DraftEntry, 'id' | 'entry'>[], id: number): AskedAbout[] {
  const place = entries.findIndex((row) => row.id === id)
  return entries
    .slice(0, Math.max(0, place))
    .map(({ entry }) => entry)
    .filter(isAskedAbout)
    .filter(({ retired }) => !retired)
}

/** The tests that the answers of a question can meet. The first is the one that is offered. */
export function toOperators(question: AskedAbout): readonly Operator[] {
  if (question.type === 'repeat') return ['rowsAtLeast', 'rowsAtMost']
  return [...fieldTypeOf(question).governance.operators, 'answered']
}

/** A test of a question with a value that suits it. */
export function toTest(question: AskedAbout, operator: Operator | undefined = toOperators(question)[0]): ConditionTest {
  const field = question.key
  const [first = ''] = question.type === 'repeat' ? [] : (fieldTypeOf(question).governance.values?.(question) ?? [])
  switch (operator) {
    case 'equals':
    case 'differs':
      return { operator, field, value: first }
    case 'includes':
      return { operator, field, value: String(first) }
    case 'atLeast':
    case 'atMost':
      return { operator, field, value: ('minimum' in question ? question.minimum : null) ?? 0 }
    case 'rowsAtLeast':
    case 'rowsAtMost':
      return { operator, field, value: 'minimum' in question ? Math.max(question.minimum ?? 0, 1) : 1 }
    case 'reads':
    case 'contains':
      return { operator, field, value: '' }
    case 'before':
    case 'after':
      return { operator, field, value: 'today' }
    case 'ageAtLeast':
    case 'ageAtMost':
      return { operator, field, value: 18 }
    case 'answered':
    case undefined:
      return { operator: 'answered', field }
  }
}

/** The condition with one test more, about the nearest question; null when there is no question to ask about. */
export function addTest(condition: Condition | null, earlier: readonly AskedAbout[]): Condition | null {
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
export function canHaveCondition(entry: Field, earlier: readonly AskedAbout[]): boolean {
  return earlier.length > 0 || entry.showWhen !== null
}
