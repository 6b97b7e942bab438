import type { ConditionTest } from '../definition/condition'
import { countryCodes } from '../definition/country-codes'
import { type Field, isQuestion, type Question } from '../definition/field'
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
      if (!asked || !isQuestion(asked)) return [{ name: 'conditionOnUnknown', key, values }]
      if (place >= position) return [{ name: 'conditionOnLater', key, values }]
      return suits(test, asked) ? [] : [{ name: 'conditionDoesNotSuit', key, values }]
    }),
  )
}

function suits(test: ConditionTest, asked: Question): boolean {
  switch (test.operator) {
    case 'answered':
      return true
    case 'equals':
    case 'differs':
      return isChoice(asked, test.value)
    case 'includes':
      return asked.type === 'manyChoices' && asked.options.some(({ value }) => value === test.value)
    case 'atLeast':
    case 'atMost':
      return asked.type === 'number' || asked.type === 'amount'
  }
}

function isChoice(asked: Question, value: string | boolean): boolean {
  if (typeof value === 'boolean') return asked.type === 'yesNo'
  if (asked.type === 'country') return countryCodes.includes(value)
  return asked.type === 'oneChoice' && asked.options.some((option) => option.value === value)
}
