import fc from 'fast-check'
import type { Json, JsonObject } from '@/src/forms/definition/json'

/** Schemas of the keywords that forms may use, and data that often has to do with them. Names and values repeat on purpose. */

const name = fc.constantFrom('a', 'b', 'c')
const small = fc.integer({ min: -2, max: 4 })
const size = fc.nat(4)
const word = fc.constantFrom('2026-11-21', '2024-11-21', '1999-12-31', '', 'a', 'ab', 'abc', '1', 'é', '😀😀')

export const arbitraryData: fc.Arbitrary<Json> = fc.letrec<{ data: Json }>((tie) => ({
  data: fc.oneof(
    { depthSize: 'small' },
    fc.oneof(word, small, fc.constantFrom(0.5, 1.5, -0, 1e21), fc.boolean(), fc.constant(null)),
    fc.array(tie('data'), { maxLength: 4 }),
    fc.dictionary(name, tie('data'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).data

const keywords = (schema: fc.Arbitrary<JsonObject>) =>
  fc.record(
    {
      type: fc.constantFrom('string', 'number', 'integer', 'boolean', 'object', 'array', 'null'),
      const: arbitraryData,
      enum: fc.array(arbitraryData, { minLength: 1, maxLength: 3 }),
      properties: fc.dictionary(name, schema, { maxKeys: 3, noNullPrototype: true }),
      required: fc.uniqueArray(name, { maxLength: 2 }),
      unevaluatedProperties: fc.oneof(fc.constant(false), schema),
      allOf: fc.array(schema, { minLength: 1, maxLength: 2 }),
      anyOf: fc.array(schema, { minLength: 1, maxLength: 2 }),
      not: schema,
      items: schema,
      contains: schema,
      uniqueItems: fc.boolean(),
      minItems: size,
      maxItems: size,
      minLength: size,
      maxLength: size,
      pattern: fc.constantFrom('^a', 'b$', '^.$', '^\\p{L}+$', '^\\d*$'),
      'x-before': fc.constantFrom('2000-10-09', 'today'),
      'x-after': fc.constantFrom('1969-12-31', 'today'),
      'x-ageAtLeast': size,
      'x-ageAtMost': size,
      minimum: small,
      maximum: small,
    },
    { requiredKeys: [], noNullPrototype: true },
  )

const conditional = (schema: fc.Arbitrary<JsonObject>) =>
  fc.tuple(keywords(schema), schema, schema).map(([base, condition, consequence]) => ({
    ...base,
    if: condition,
    // biome-ignore lint/suspicious/noThenProperty: it is a keyword of JSON Schema
    then: consequence,
  }))

const reference = fc.record({ $ref: fc.constantFrom('#/$defs/one', '#/$defs/two') }, { noNullPrototype: true })

/** A few keywords of many, so that a schema seldom refuses everything. */
const few = (schema: fc.Arbitrary<JsonObject>): fc.Arbitrary<JsonObject> =>
  fc
    .tuple(
      fc.oneof({ weight: 3, arbitrary: keywords(schema) }, { weight: 1, arbitrary: conditional(schema) }),
      fc.nat(),
    )
    .map(([all, pick]) => {
      const names = Object.keys(all).filter((keyword) => keyword !== 'if' && keyword !== 'then')
      const kept = new Set([names[pick % 7], names[pick % 5], names[pick % 3], 'if', 'then'])
      return Object.fromEntries(Object.entries(all).filter(([keyword]) => kept.has(keyword)))
    })

const leaf = fc.record({ type: fc.constantFrom('string', 'integer', 'object', 'array') }, { noNullPrototype: true })
const inner = few(fc.oneof(leaf, reference))
const definition = few(leaf)

export const arbitrarySchema: fc.Arbitrary<JsonObject> = fc
  .tuple(few(fc.oneof(leaf, reference, inner)), definition, definition)
  .map(([schema, one, two]) => ({ ...schema, $defs: { one, two } }))
