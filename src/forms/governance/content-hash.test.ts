import { expect, it } from 'vitest'
import { generateForm } from '../definition/generate-form'
import { generatedForm } from '../definition/generated-form'
import { toContentHash } from './content-hash'
import { both, formOf, phone, reply } from './governance.fixtures'

it('names a version by what it says, not by how it is stored', () => {
  const form = generateForm(formOf(phone, reply))
  const { texts, uiSchema, schema, key } = generatedForm.parse(JSON.parse(JSON.stringify(form)))
  expect(toContentHash({ texts, uiSchema, schema, key })).toBe(toContentHash(form))
  expect(toContentHash(form)).toMatch(/^[0-9a-f]{64}$/)
})

it.each([
  ['a rule', formOf({ ...phone, required: true }, reply)],
  ['a text in one language', formOf({ ...phone, label: { ...phone.label, en: 'Telephone' } }, reply)],
  ['the order', formOf(reply, phone)],
  ['a mark that no visitor sees', formOf({ ...phone, personal: false }, reply)],
  ['a text of the form', { ...formOf(phone, reply), title: both('Other') }],
])('has another name when %s changes', (_what, changed) => {
  expect(toContentHash(generateForm(changed))).not.toBe(toContentHash(generateForm(formOf(phone, reply))))
})
