import type { ConditionTest } from '../definition/condition'
import { type AskedAbout, type Field, isAskedAbout } from '../definition/field'
import { fieldTypeOf } from '../types/field-types'
import type { Finding } from './finding'

/**
 * Conditions about what is not asked, or not yet, and tests that no answer of that field can meet by their kind.
 * @param live the entries that are in use, in order
 */
export function findConditionMistakes(live: readonly Field[]): Finding[] {
  return live.flatMap(({ key, showWhen }, position) =>
    (showWhen?.tests ?? []).flatMap((test): Finding[] => {
      const place = live.findIndex((other) => other.key === test.field)
      const asked = live[place]
      const values = { field: test.field }
      if (!asked || !isAskedAbout(asked)) return [{ name: 'conditionOnUnknown', key, values }]
      if (place >= position) return [{ name: 'conditionOnLater', key, values }]
      return suits(test, asked) ? [] : [{ name: 'conditionDoesNotSuit', key, values }]
    }),
  )
}

function suits(test: ConditionTest, asked: AskedAbout): boolean {
  if (asked.type === 'repeat') return test.operator === 'rowsAtLeast' || test.operator === 'rowsAtMost'
  if (test.operator === 'answered') return true
  const { operators, values } = fieldTypeOf(asked).governance
  // What is measured or written can be anything: there is no list of it.
  return operators.includes(test.operator) && (values?.(asked).some((value) => value === test.value) ?? true)
}
