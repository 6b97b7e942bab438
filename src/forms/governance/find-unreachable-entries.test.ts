import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryAnswers } from '@/tests/support/arbitrary-answers'
import { arbitraryForm } from '@/tests/support/arbitrary-form'
import { toFormInLanguage } from '../language/to-form-in-language'
import { createInterpreter } from '../validation/interpreter'
import { readAnswers } from '../validation/read-answers'
import { validateAnswers } from '../validation/validate-answers'
import { findStructureMistakes } from './find-structure-mistakes'
import { findUnreachableEntries } from './find-unreachable-entries'
import { both, formOf } from './governance.fixtures'

describe('an entry that counts as never shown', () => {
  it('is shown by no answers that the form takes', () => {
    const formAndAnswers = arbitraryForm
      .filter((definition) => findStructureMistakes(definition).every(({ name }) => name === 'errorNeverShown'))
      .filter((definition) => findUnreachableEntries(definition).length > 0)
      .chain((definition) =>
        fc.tuple(fc.constant(definition), fc.array(arbitraryAnswers(definition), { maxLength: 20 })),
      )
    fc.assert(
      fc.property(formAndAnswers, ([definition, attempts]) => {
        const form = toFormInLanguage(definition, 'pt')
        const validator = createInterpreter(form.schema, '2026-11-21')
        for (const sent of attempts) {
          const answers = readAnswers(form, sent, validator)
          if (validateAnswers({ form, validator, answers, today: '2026-11-21' }).length > 0) continue
          const shown = findUnreachableEntries(definition).filter(({ key }) => key && validator.isShown(key, answers))
          expect(shown).toEqual([])
        }
      }),
      { numRuns: 40 },
    )
  })
})

describe('a form with very many ways', () => {
  it('is judged in time, or said to be too complex', () => {
    const choices = Array.from({ length: 16 }, (_, position) => ({
      key: `choice${position}`,
      type: 'yesNo' as const,
      label: both('Choice'),
      ...(position > 0 && {
        showWhen: {
          match: 'any' as const,
          tests: Array.from({ length: 8 }, (_unused, way) => ({
            operator: 'equals' as const,
            field: `choice${position - 1}`,
            value: way % 2 === 0,
          })),
        },
      }),
    }))
    const impossible = {
      key: 'never',
      type: 'text' as const,
      label: both('Never'),
      showWhen: {
        tests: [
          { operator: 'answered' as const, field: 'choice15' },
          { operator: 'equals' as const, field: 'choice0', value: true },
          { operator: 'equals' as const, field: 'choice0', value: false },
        ],
      },
    }
    const hidden = { ...impossible, key: 'late', showWhen: { tests: impossible.showWhen.tests.slice(0, 1) } }
    const begin = performance.now()
    expect(findUnreachableEntries(formOf(...choices, hidden, impossible))).toEqual([
      { name: 'conditionNeverMet', key: 'never' },
    ])
    expect(performance.now() - begin).toBeLessThan(5000)
  })
})
