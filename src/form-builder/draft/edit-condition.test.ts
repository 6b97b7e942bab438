import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ConditionTest } from '@/src/forms/definition/condition'
import { isAskedAbout } from '@/src/forms/definition/field'
import { findConditionMistakes } from '@/src/forms/governance/find-condition-mistakes'
import { both, colour, formOf, phone, reply } from '@/src/forms/governance/governance.fixtures'
import { arbitraryForm } from '@/tests/support/arbitrary-form'
import {
  addTest,
  canHaveCondition,
  changeTest,
  removeTest,
  toEarlierQuestions,
  toOperators,
  toTest,
} from './edit-condition'
import { toDraft } from './form-draft'

const { entries } = toDraft(
  formOf(reply, { ...phone, retired: true }, { key: 'part', type: 'section', label: both('Part') }, colour, {
    key: 'last',
    type: 'text',
    label: both('Last'),
  }),
)
/** A test as it is when staff have written the words that they look for. */
const withWords = (test: ConditionTest): ConditionTest =>
  test.operator === 'reads' || test.operator === 'contains' ? { ...test, value: 'words' } : test
const keys = (id: number) => toEarlierQuestions(entries, id).map(({ key }) => key)

describe('a condition', () => {
  it('asks about questions that come before and are in use', () => {
    expect(keys(1)).toEqual([])
    expect(keys(5)).toEqual(['reply', 'colour'])
    expect(keys(99)).toEqual([])
  })

  it('begins with a test that suits its question, whatever that is', () => {
    fc.assert(
      fc.property(arbitraryForm, ({ fields }) => {
        for (const question of fields.filter(isAskedAbout)) {
          const asked = { ...question, retired: false, showWhen: null }
          for (const operator of toOperators(asked)) {
            const showWhen = { match: 'all' as const, tests: [withWords(toTest(asked, operator))] }
            const shown = formOf({ ...reply, key: 'zzz', showWhen }).fields
            expect(findConditionMistakes([asked, ...shown])).toEqual([])
          }
        }
      }),
    )
  })

  it('grows by the nearest question that can be compared, and shrinks to none', () => {
    const earlier = toEarlierQuestions(entries, 5)
    const one = addTest(null, earlier)
    expect(one).toEqual({ match: 'all', tests: [{ operator: 'equals', field: 'colour', value: 'red' }] })
    const two = one && addTest({ ...one, match: 'any' }, earlier)
    expect(two?.match).toBe('any')
    expect(two?.tests).toHaveLength(2)
    const changed = two && changeTest(two, 1, { operator: 'answered', field: 'reply' })
    expect(changed?.tests.map(({ operator }) => operator)).toEqual(['equals', 'answered'])
    expect(changed && removeTest(changed, 0)?.tests).toEqual([{ operator: 'answered', field: 'reply' }])
    expect(one && removeTest(one, 0)).toBeNull()
  })

  it('needs a question to ask about', () => {
    const [first] = entries
    if (!first) throw new Error('The example must have entries')
    expect(addTest(null, [])).toBeNull()
    expect(canHaveCondition(first.entry, [])).toBe(false)
    expect(canHaveCondition({ ...first.entry, showWhen: { match: 'all', tests: [] } }, [])).toBe(true)
  })
})
