import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { generateForm } from '@/src/forms/definition/generate-form'
import { colour, formOf, phone, reply } from '@/src/forms/governance/governance.fixtures'
import { arbitraryForm } from '@/tests/support/arbitrary-form'
import { toDefinition, toDraft } from '../draft/form-draft'
import { readExpertForm } from './read-expert-form'

const form = formOf(reply, phone, colour)
const text = JSON.stringify(generateForm(form), null, 2)
const options = { key: 'example', language: 'en' } as const
const refusals = (changed: string, language: 'pt' | 'en' = 'en') => {
  const read = readExpertForm(changed, { ...options, language })
  return 'refusals' in read ? read.refusals : []
}

function replace(from: string, to: string): string {
  expect(text, 'The example must hold what is replaced').toContain(from)
  return text.replace(from, to)
}

describe('a form that is edited as JSON', () => {
  it('comes back as it was, through the list and through JSON, whatever it asks', () => {
    fc.assert(
      fc.property(arbitraryForm, (definition) => {
        const shown = JSON.stringify(generateForm(toDefinition(toDraft(definition))), null, 2)
        const read = readExpertForm(shown, { key: definition.key, language: 'pt' })
        expect(read).toEqual({ form: definition })
      }),
      { numRuns: 300 },
    )
  })

  it('takes what a list can say', () => {
    expect(readExpertForm(replace('"Reply (en)"', '"Answer"'), options)).toMatchObject({
      form: { fields: [{ label: { pt: 'Reply (pt)', en: 'Answer' } }, {}, {}] },
    })
  })

  it('is refused with the line and column of what is no JSON', () => {
    expect(refusals('{\n  "key": "a",\n  oops\n}')).toEqual([
      'The text is not JSON. The mistake is in line 3, column 3.',
    ])
    expect(refusals('', 'pt')).toEqual([expect.stringMatching(/^O texto não é JSON/)])
    expect(refusals('{"key": ')[0]).toMatch(/^The text is not JSON/)
  })

  it.each([
    ['no form', '[]', /^At the beginning: this value is not accepted\.$/],
    [
      'a part that forms do not have',
      replace('"key": "example"', '"key": "example", "script": "x"'),
      /forms have no script/,
    ],
    ['a keyword that no field has', replace('"type": "boolean"', '"type": "boolean", "default": true'), /default/],
    [
      'a weaker rule on unknown fields',
      replace('"unevaluatedProperties": false', '"unevaluatedProperties": true'),
      /^At schema › unevaluatedProperties: the JSON says something/,
    ],
    ['another form', replace('"key": "example"', '"key": "other"'), /^The key of the form is example/],
    ['a control of another type', replace('"widget": "phone"', '"widget": "select"'), /phone/],
    [
      'a field without texts or place',
      replace('"reply": {\n        "type"', '"b": { "type": "boolean" }, "reply": {\n        "type"'),
      /^At schema › properties › b/,
    ],
  ])('is refused in words when it is %s', (_what, changed, sentence) => {
    expect(refusals(changed)).toEqual([expect.stringMatching(sentence)])
  })
})
