import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryForm } from '@/tests/support/arbitrary-form'
import { canonicalJson } from '../../definition/canonical-json'
import type { ConditionTest } from '../../definition/condition'
import type { FormDefinition } from '../../definition/form-definition'
import { both, colour, formOf, phone, reply } from '../governance.fixtures'
import { describeChanges } from './describe-changes'
import { findMovedKeys } from './moved-keys'

const text = { key: 'code', type: 'text', label: both('Code') } as const
const file = { key: 'cv', type: 'file' as const, label: both('CV'), kinds: ['pdf' as const] }
const age = { key: 'age', type: 'number', label: both('Age') } as const
const price = { key: 'price', type: 'amount', label: both('Price') } as const
const born = { key: 'born', type: 'date', label: both('Birth') } as const

describe('a change', () => {
  it.each<[string, FormDefinition, FormDefinition, string[]]>([
    ['nothing', formOf(phone), formOf(phone), []],
    ['required', formOf(phone), formOf({ ...phone, required: true }), ['“Phone (en)” became required.']],
    ['optional', formOf({ ...phone, required: true }), formOf(phone), ['“Phone (en)” became optional.']],
    ['added', formOf(phone), formOf(phone, reply), ['“Reply (en)” was added. Type: yes or no; optional.']],
    ['retired', formOf(phone), formOf({ ...phone, retired: true }), ['“Phone (en)” is no longer asked.']],
    ['restored', formOf({ ...phone, retired: true }), formOf(phone), ['“Phone (en)” is asked again.']],
    ['removed', formOf(phone, reply), formOf(reply), ['“Phone (en)” was removed from the list.']],
    ['moved', formOf(phone, reply, text), formOf(text, phone, reply), ['“Code (en)” moved to another place.']],
    ['personal', formOf({ ...phone, personal: false }), formOf(phone), ['“Phone (en)” now counts as personal data.']],
    ['retyped', formOf(phone), formOf({ ...text, key: 'phone' }), ['“Phone (en)” became another type of field.']],
    [
      'label',
      formOf(phone),
      formOf({ ...phone, label: { pt: 'Phone (pt)', en: 'Mobile' } }),
      ['The name of “Phone (en)” in English is now “Mobile”.'],
    ],
    [
      'hint',
      formOf({ ...phone, hint: both('Help') }),
      formOf(phone),
      ['The hint of “Phone (en)” in Portuguese was removed.', 'The hint of “Phone (en)” in English was removed.'],
    ],
    [
      'a text that is a word of ours',
      formOf(phone),
      formOf({ ...phone, hint: { pt: 'none', en: '' } }),
      ['The hint of “Phone (en)” in Portuguese is now “none”.'],
    ],
    [
      'message',
      formOf(phone),
      formOf({ ...phone, errors: { required: { pt: 'Ligue', en: '' } } }),
      ['The message for “required” of “Phone (en)” in Portuguese is now “Ligue”.'],
    ],
    [
      'length',
      formOf(text),
      formOf({ ...text, maxLength: 1000 }),
      ['“Code (en)”: the greatest number of characters changed from 200 to 1,000.'],
    ],
    [
      'pattern',
      formOf(text),
      formOf({ ...text, pattern: { reviewed: 'iban' } }),
      ['“Code (en)”: the pattern changed from none to IBAN of Angola.'],
    ],
    ['numbers', formOf(age), formOf({ ...age, minimum: 0.25 }), ['“Age (en)”: the least changed from none to 0.25.']],
    [
      'amount',
      formOf(price),
      formOf({ ...price, minimum: 150_050 }),
      ['“Price (en)”: the least changed from 0.00 Kz to 1,500.50 Kz.'],
    ],
    [
      'age',
      formOf(born),
      formOf({ ...born, minimumAge: 18 }),
      ['“Birth (en)”: the minimum age changed from none to 18.'],
    ],
    [
      'day',
      formOf(born),
      formOf({ ...born, latest: 'today' }),
      ['“Birth (en)”: the last day changed from none to today.'],
    ],
    [
      'files',
      formOf(file),
      formOf({ ...file, kinds: ['pdf', 'png'], largest: 2_097_152 }),
      [
        '“CV (en)”: the types of file changed from PDF to PDF or PNG.',
        '“CV (en)”: the greatest size of a file changed from 5 MB to 2 MB.',
      ],
    ],
    [
      'region',
      formOf(phone),
      formOf({ ...phone, region: 'angola' }),
      ['“Phone (en)”: the numbers that it takes changed from of any country to of Angola only.'],
    ],
    [
      'options',
      formOf(colour),
      formOf({ ...colour, options: [{ value: 'green', label: both('Green') }, ...colour.options.slice(0, 1)] }),
      ['“Green (en)” can now be chosen in “Colour (en)”.', '“Blue (en)” can no longer be chosen in “Colour (en)”.'],
    ],
    [
      'order of options',
      formOf(colour),
      formOf({ ...colour, options: colour.options.toReversed() }),
      ['The options of “Colour (en)” are in another order.'],
    ],
    [
      'look',
      formOf(colour),
      formOf({ ...colour, display: 'select' }),
      ['“Colour (en)” is drawn or filled in differently.'],
    ],
    [
      'title',
      formOf(phone),
      { ...formOf(phone), title: { pt: 'Novo', en: 'Example (en)' } },
      ['The title of the form in Portuguese is now “Novo”.'],
    ],
    [
      'condition',
      formOf(reply, colour, phone),
      formOf(reply, colour, {
        ...phone,
        showWhen: {
          tests: [
            { operator: 'equals', field: 'reply', value: true },
            { operator: 'differs', field: 'colour', value: 'red' },
          ],
        },
      }),
      [
        '“Phone (en)” is now shown only when “Reply (en)” is “yes” and “Colour (en)” is answered with something other than “Red (en)”.',
      ],
    ],
    [
      'no condition',
      formOf(reply, { ...phone, showWhen: { tests: [{ operator: 'answered', field: 'reply' }] } }),
      formOf(reply, phone),
      ['“Phone (en)” is now always shown.'],
    ],
  ])('of kind "%s" is told', (_kind, before, after, sentences) => {
    expect(describeChanges(before, after, 'en').map((sentence) => sentence.replaceAll('\u00a0', ' '))).toEqual(
      sentences,
    )
  })

  it.each<[ConditionTest, string, string]>([
    [
      { operator: 'before', field: 'born', value: '2000-01-31' },
      '“Birth (en)” is before 31 January 2000',
      '«Birth (pt)» é antes de 31 de Janeiro de 2000',
    ],
    [
      { operator: 'after', field: 'born', value: 'today' },
      '“Birth (en)” is after today',
      '«Birth (pt)» é depois de hoje',
    ],
    [
      { operator: 'ageAtLeast', field: 'born', value: 1 },
      '“Birth (en)” is 1 whole year ago or more',
      '«Birth (pt)» foi há 1 ano completo ou mais',
    ],
    [
      { operator: 'ageAtMost', field: 'born', value: 17 },
      '“Birth (en)” is 17 whole years ago or less',
      '«Birth (pt)» foi há 17 anos completos ou menos',
    ],
    [{ operator: 'reads', field: 'code', value: 'AB' }, '“Code (en)” reads “AB”', '«Code (pt)» diz «AB»'],
    [{ operator: 'contains', field: 'code', value: 'B' }, '“Code (en)” contains “B”', '«Code (pt)» contém «B»'],
    [
      { operator: 'rowsAtLeast', field: 'owners', value: 2 },
      '“Owners (en)” is answered 2 times or more',
      '«Owners (pt)» responde-se 2 vezes ou mais',
    ],
    [
      { operator: 'rowsAtMost', field: 'owners', value: 1 },
      '“Owners (en)” is answered 1 time or less',
      '«Owners (pt)» responde-se 1 vez ou menos',
    ],
  ])('tells of the condition %o in words', (test, inEnglish, inPortuguese) => {
    const owners = { key: 'owners', type: 'repeat' as const, label: both('Owners'), fields: [reply] }
    const before = formOf(born, text, owners, phone)
    const after = formOf(born, text, owners, { ...phone, showWhen: { tests: [test] } })
    expect(describeChanges(before, after, 'en')).toEqual([`“Phone (en)” is now shown only when ${inEnglish}.`])
    expect(describeChanges(before, after, 'pt')).toEqual([
      `«Phone (pt)» passou a aparecer apenas quando ${inPortuguese}.`,
    ])
  })

  it('tells of entries that a section made conditional without anybody touching them', () => {
    const showWhen = { match: 'all' as const, tests: [{ operator: 'equals' as const, field: 'reply', value: true }] }
    const section = { key: 'before', type: 'section' as const, label: both('Before'), showWhen }
    expect(describeChanges(formOf(reply, phone), formOf(reply, section, phone), 'en')).toEqual([
      '“Before (en)” was added. Type: section; shown only when “Reply (en)” is “yes”.',
      '“Phone (en)” is now part of the section “Before (en)”: it is asked only when “Reply (en)” is “yes”.',
    ])
    expect(describeChanges(formOf(reply), formOf(reply, section, phone), 'pt')).toContain(
      '«Phone (pt)» passou a fazer parte da secção «Before (pt)»: só é perguntado quando «Reply (pt)» é «sim».',
    )
    expect(
      describeChanges(formOf(reply, section, phone), formOf(reply, section, { ...phone, leavesSection: true }), 'en'),
    ).toEqual(['“Phone (en)” no longer depends on the condition of the section above.', expect.any(String)])
  })

  it('is told in Portuguese', () => {
    const after = formOf(reply, {
      ...phone,
      required: true,
      label: { pt: 'Telemóvel', en: 'Phone (en)' },
      showWhen: { match: 'any', tests: [{ operator: 'equals', field: 'reply', value: true }] },
    })
    expect(describeChanges(formOf(reply, phone), after, 'pt')).toEqual([
      'Em português, o nome de «Phone (pt)» passou a ser «Telemóvel».',
      '«Phone (pt)» passou a aparecer apenas quando «Reply (pt)» é «sim».',
      '«Phone (pt)» passou a ser obrigatório.',
    ])
  })

  it('is never passed over in silence, and nothing is told of what is equal', () => {
    fc.assert(
      fc.property(arbitraryForm, arbitraryForm, fc.boolean(), (one, other, isSame) => {
        const before = { ...one, key: 'form' }
        const after = isSame ? before : { ...other, key: 'form' }
        const isEqual = canonicalJson(before) === canonicalJson(after)
        expect(describeChanges(before, after, 'en').length > 0).toBe(!isEqual)
      }),
      { numRuns: 150 },
    )
  })
})

describe('the fewest moves', () => {
  it.each([
    ['abcd', 'abcd', ''],
    ['abcd', 'bcda', 'a'],
    ['abcd', 'dabc', 'd'],
    ['abcd', 'axbcd', ''],
    ['abcd', 'bd', ''],
    ['abcd', 'badc', 'ac'],
  ])('from %s to %s are of "%s"', (before, after, moved) => {
    const keys = findMovedKeys([...before], [...after])
    expect(keys).toHaveLength(moved.length)
    const kept = (list: string) =>
      [...list].filter((key) => !keys.includes(key) && before.includes(key) && after.includes(key))
    expect(kept(after)).toEqual(kept(before))
  })
})
