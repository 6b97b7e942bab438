import { expect, it } from 'vitest'
import { parseFormDefinition } from '../../definition/form-definition'
import { toFormInLanguage } from '../../language/to-form-in-language'
import { findImpossiblePhones } from './find-impossible-phones'

const form = toFormInLanguage(
  parseFormDefinition({
    key: 'calls',
    title: null,
    fields: [{ key: 'phone', type: 'phone', label: { pt: 'Telefone', en: 'Phone' } }],
  }),
  'en',
)

it.each(['+244923456789', '+244222000000', '+351212345678', '+14155552671', '+27821234567', undefined])(
  'lets %s be',
  (phone) => {
    expect(findImpossiblePhones(form, { phone })).toEqual([])
  },
)

it.each(['+35121234567812345', '+9991234567', '+1415555', '+35112'])('finds %s', (phone) => {
  expect(findImpossiblePhones(form, { phone })).toEqual([
    { field: 'phone', rule: 'phone', text: expect.stringContaining('+351 212 345 678') },
  ])
})
