import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryForm } from '@/tests/support/arbitrary-form'
import { toFormSchema } from '../definition/to-form-schema'
import { findSchemaMistakes } from './find-schema-mistakes'

describe('the schema of a form', () => {
  it('is allowed whatever the form asks, when it is made from its list', () => {
    fc.assert(
      fc.property(arbitraryForm, (definition) => {
        expect(findSchemaMistakes(toFormSchema(definition))).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  it.each([
    ['a misspelt keyword', { properties: { a: { type: 'string', minLenght: 3 } } }, 'minLenght'],
    ['a keyword out of the list', { patternProperties: {} }, 'patternProperties'],
    ['one deep down', { allOf: [{ if: { not: { oneOf: [] } } }] }, 'oneOf'],
    ['one in a definition', { $defs: { a: { $dynamicRef: '#x' } } }, '$dynamicRef'],
    ['one in the items', { properties: { a: { items: { $id: 'x' } } } }, '$id'],
    ['an address', { $ref: 'https://bcs.example/schema.json' }, '$ref https://bcs.example/schema.json'],
    ['a reference to everything', { properties: { a: { $ref: '#' } } }, '$ref #'],
    [
      'an end of fields in a condition',
      { if: { not: { unevaluatedProperties: false } } },
      'if > unevaluatedProperties',
    ],
    [
      'one in what a condition refers to',
      { if: { $ref: '#/$defs/a' }, $defs: { a: { allOf: [{ $ref: '#/$defs/b' }] }, b: { unevaluatedProperties: {} } } },
      'if > unevaluatedProperties',
    ],
    ['a schema that is none', { properties: { a: 'string' } }, '?'],
    ['data of the form as a limit', { properties: { a: { maximum: { $data: '1/b' } } } }, null],
    ['a type that is none', { type: 'text' }, null],
    ['a broken pattern', { properties: { a: { pattern: '(' } } }, null],
  ])('may not have %s', (_what, schema, keyword) => {
    expect(findSchemaMistakes(schema)).toEqual([
      keyword === null
        ? { name: 'schemaMalformed', key: null, values: { mistake: expect.any(String) } }
        : { name: 'keywordNotAllowed', key: null, values: { keyword } },
    ])
  })

  it('may not be nested without end', () => {
    const nested = Array.from({ length: 40 }).reduce<{ not: object }>((schema) => ({ not: schema }), { not: {} })
    expect(findSchemaMistakes(JSON.parse(JSON.stringify(nested)))).toEqual([
      { name: 'keywordNotAllowed', key: null, values: { keyword: '…' } },
    ])
  })

  it('may name a field like a keyword', () => {
    expect(findSchemaMistakes({ properties: { minLenght: { type: 'string' }, oneOf: { type: 'string' } } })).toEqual([])
  })
})
