import { expect, it } from 'vitest'
import { parseFormDefinition } from '../../definition/form-definition'
import { toFormInLanguage } from '../../language/to-form-in-language'
import { toAnsweredPlaces } from '../../validation/answered-places'
import { createInterpreter } from '../../validation/interpreter'
import { findImpossiblePhones } from './find-impossible-phones'

const form = toFormInLanguage(
  parseFormDefinition({
    key: 'calls',
    title: null,
    fields: [{ key: 'phone', type: 'phone', label: { pt: 'Telefone', en: 'Phone' } }],
  }),
  'en',
)

const validator = createInterpreter(form.schema, '2026-11-21')
const findIn = (answers: Readonly<Record<string, unknown>>) =>
  findImpossiblePhones(form, toAnsweredPlaces({ entries: form.entries, validator }, answers))

it.each(['+244923456789', '+244222000000', '+351212345678', '+14155552671', '+27821234567', undefined])(
  'lets %s be',
  (phone) => {
    expect(findIn({ phone })).toEqual([])
  },
)

it.each(['+35121234567812345', '+9991234567', '+1415555', '+35112'])('finds %s', (phone) => {
  expect(findIn({ phone })).toEqual([
    { field: 'phone', rule: 'phone', text: expect.stringContaining('+351\u00a0212\u00a0345\u00a0678') },
  ])
})
