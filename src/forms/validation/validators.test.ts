import { spawnSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryData, arbitrarySchema } from '@/tests/support/arbitrary-schema'
import type { JsonObject } from '../definition/json'
import { findSchemaMistakes } from '../governance/find-schema-mistakes'
import { createAjvValidator } from './ajv-validator'
import { createInterpreter } from './interpreter'

const today = '2026-11-21'

const validators = [
  ['Ajv', createAjvValidator],
  ['the interpreter', createInterpreter],
] as const

describe.each(validators)('%s', (_name, create) => {
  it.each<[string, JsonObject, unknown, boolean]>([
    ['counts characters, not halves of them', { type: 'string', maxLength: 2 }, '😀😀', true],
    ['reads patterns as Unicode', { type: 'string', pattern: '^.$' }, '😀', true],
    ['takes 1.0 for a whole number', { type: 'integer' }, 1.0, true],
    ['takes 1.5 for none', { type: 'integer' }, 1.5, false],
    ['keeps true and 1 apart', { enum: [1] }, true, false],
    ['keeps "1" and 1 apart', { const: '1' }, 1, false],
    ['compares objects whatever their order', { const: { a: 1, b: 2 } }, { b: 2, a: 1 }, true],
    ['sees equal objects in a list', { uniqueItems: true }, [{ a: 1 }, { a: 1 }], false],
    ['keeps 1 and true in a list apart', { uniqueItems: true }, [1, true], true],
    ['looks for a pattern anywhere', { pattern: 'b' }, 'abc', true],
    ['asks for own properties only', { required: ['toString'] }, {}, false],
    ['refuses what no rule speaks of', { properties: { a: {} }, unevaluatedProperties: false }, { a: 1, b: 1 }, false],
    [
      'counts what a condition lets in',
      {
        properties: { a: {} },
        // biome-ignore lint/suspicious/noThenProperty: it is a keyword of JSON Schema
        allOf: [{ if: { required: ['a'] }, then: { properties: { b: {} } } }],
        unevaluatedProperties: false,
      },
      { a: 1, b: 1 },
      true,
    ],
    [
      'does not count it when the condition fails',
      {
        properties: { a: {} },
        // biome-ignore lint/suspicious/noThenProperty: it is a keyword of JSON Schema
        allOf: [{ if: { required: ['a'] }, then: { properties: { b: {} } } }],
        unevaluatedProperties: false,
      },
      { b: 1 },
      false,
    ],
    ['leaves formats to us', { type: 'string', format: 'date' }, '2026-02-30', true],
    ['lets a field be called format', { properties: { format: { type: 'number' } } }, { format: 'date' }, false],
    ['takes our own keywords for notes', { type: 'string', 'x-minimumAge': 18 }, '2026-01-01', true],
  ])('%s', (_what, schema, data, isValid) => {
    expect(create(schema, today).check(data).isValid).toBe(isValid)
  })

  it('says what fails and where', () => {
    const schema = {
      type: 'object',
      properties: {
        'a/b': { type: 'array', items: { type: 'object', required: ['c'], properties: { c: { maximum: 3 } } } },
      },
      required: ['d'],
      unevaluatedProperties: false,
    }
    const { failures } = create(schema, today).check({ 'a/b': [{ c: 4 }, {}], e: 1 })
    expect(failures.map(({ path, keyword }) => `${path.join(' > ')}: ${keyword}`)).toEqual(
      expect.arrayContaining([
        'd: required',
        'a/b > 0 > c: maximum',
        'a/b > 1 > c: required',
        'e: unevaluatedProperties',
      ]),
    )
  })
})

describe('both validators', () => {
  it('give one verdict on any schema that a form may use and any data', () => {
    fc.assert(
      fc.property(arbitrarySchema, fc.array(arbitraryData, { minLength: 1, maxLength: 20 }), (schema, list) => {
        fc.pre(findSchemaMistakes(schema).length === 0)
        const [server, browser] = [createAjvValidator(schema, today), createInterpreter(schema, today)]
        const verdicts = list.map((data) => [server.check(data).isValid, browser.check(data).isValid])
        expect(verdicts.map(([, inBrowser]) => inBrowser)).toEqual(verdicts.map(([onServer]) => onServer))
      }),
      { numRuns: 120, maxSkipsPerRun: 1_000 },
    )
  })
})

describe('the interpreter', () => {
  it('works where texts cannot become code', () => {
    const { stdout } = spawnSync(
      process.execPath,
      ['--disallow-code-generation-from-strings', '--import', 'tsx', 'tests/support/judge-process.ts'],
      { encoding: 'utf8' },
    )
    expect(JSON.parse(stdout)).toEqual({ isCodeRefused: true, verdicts: [true, false, false, false] })
  })
})
