import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryForm } from '@/tests/support/arbitrary-form'
import { parseFormDefinition } from './form-definition'
import { generateForm } from './generate-form'
import { readForm } from './read-form'

/** As the CMS and the network keep it. */
function throughJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}

describe('a form that is generated and read back', () => {
  it('is the same form, whatever it asks', () => {
    fc.assert(
      fc.property(arbitraryForm, (definition) => {
        expect(readForm(throughJson(generateForm(definition)))).toEqual(definition)
      }),
      { numRuns: 500 },
    )
  })
})

const small = parseFormDefinition({
  key: 'contact',
  title: { pt: 'Contacto', en: 'Contact' },
  fields: [
    { key: 'reply', type: 'yesNo', label: { pt: 'Quer resposta?', en: 'Do you want a reply?' }, required: true },
    {
      key: 'email',
      type: 'email',
      label: { pt: 'E-mail', en: 'E-mail' },
      required: true,
      showWhen: { tests: [{ operator: 'equals', field: 'reply', value: true }] },
    },
    { key: 'old', type: 'text', label: { pt: 'Antigo', en: 'Old' }, retired: true },
  ],
})

describe('what an administrator edits as JSON', () => {
  it('is read as a list when a list can say it', () => {
    const text = JSON.stringify(generateForm(small)).replace('"const":true', '"const":false')
    const showWhen = { match: 'all', tests: [{ operator: 'equals', field: 'reply', value: false }] }
    expect(readForm(JSON.parse(text)).fields[1]).toEqual({ ...small.fields[1], showWhen })
  })

  it.each([
    ['a keyword that no field has', '"type":"boolean"', '"type":"boolean","default":true'],
    [
      'a field without a place in the list',
      '"reply":{"type":"boolean"}',
      '"reply":{"type":"boolean"},"b":{"type":"boolean"}',
    ],
    ['a weaker rule on unknown fields', '"unevaluatedProperties":false', '"unevaluatedProperties":true'],
    ['a condition that leads elsewhere', '"if":{"$ref":"#/$defs/show-email"}', '"if":true'],
    ['a condition that differs in its meaning', '{"const":true}', '{"const":true,"type":"boolean"}'],
    ['a schema of another type', '"fieldType":"email"', '"fieldType":"phone"'],
    ['another control than the type has', '"widget":"radio"', '"widget":"select"'],
  ])('is refused when it holds %s', (_what, from, to) => {
    const text = JSON.stringify(generateForm(small))
    expect(text, 'The example must hold what is replaced').toContain(from)
    expect(() => readForm(JSON.parse(text.replace(from, to)))).toThrow()
  })
})
