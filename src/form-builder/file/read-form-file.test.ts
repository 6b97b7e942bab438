import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseFormDefinition } from '@/src/forms/definition/form-definition'
import { toFormFile } from '@/src/forms/file/form-file'
import { both, colour, formOf, phone, reply } from '@/src/forms/governance/governance.fixtures'
import { arbitraryForm } from '@/tests/support/arbitrary-form'
import { toDefinition, toDraft } from '../draft/form-draft'
import { readFormFile } from './read-form-file'

const whole = parseFormDefinition({
  ...formOf(
    { key: 'start', type: 'page', label: both('Start') },
    { ...reply, required: true },
    { ...phone, showWhen: { tests: [{ operator: 'equals', field: 'reply', value: true }] } },
    { key: 'owners', type: 'repeat', label: both('Owners'), itemName: both('Owner'), fields: [colour] },
    { key: 'end', type: 'page', label: both('End') },
    { key: 'code', type: 'text', label: both('Code'), pattern: { expert: '^[A-Z]{2}$' } },
  ),
  rules: [{ key: 'some', expression: 'owners.size() > 0', message: both('One at least'), field: 'owners' }],
  cases: [{ name: 'Taken', day: '2026-11-25', answers: [], expected: { verdict: 'taken' } }],
})
const file = toFormFile(whole)
const reading = { key: 'example', language: 'en', isExpert: true, before: null } as const

function replace(from: string, to: string): { changed: string; line: number } {
  expect(file, 'The example must hold what is replaced').toContain(from)
  return { changed: file.replace(from, to), line: file.slice(0, file.indexOf(from)).split('\n').length }
}

describe('a form as a file', () => {
  it('goes out, comes in through the editor and goes out again as the same bytes, whatever it asks', () => {
    fc.assert(
      fc.property(arbitraryForm, (definition) => {
        const out = toFormFile(definition)
        const read = readFormFile(out, { ...reading, key: definition.key })
        if (!('form' in read)) throw new Error(JSON.stringify(read.refusals))
        expect(read.form).toEqual(definition)
        expect(toFormFile(toDefinition(toDraft(read.form)))).toBe(out)
      }),
      { numRuns: 200 },
    )
  })

  it('holds pages, rules, groups, conditions and golden cases', () => {
    expect(readFormFile(file, reading)).toEqual({ form: whole })
  })

  it('takes the key of the form that it comes into', () => {
    expect(readFormFile(file, { ...reading, key: 'other' })).toEqual({ form: { ...whole, key: 'other' } })
  })

  it.each([
    [
      'a value of another kind',
      replace('"required": true', '"required": "yes"'),
      /required: This value is not accepted|required: Write/,
    ],
    ['a name that forms do not have', replace('"retired": false', '"retierd": false'), /^Forms have no “retierd”/],
    [
      'a name that stands twice',
      replace('"retired": false', '"retired": false, "retired": true'),
      /“retired” is written twice/,
    ],
    ['a type that nobody knows', replace('"type": "phone"', '"type": "fax"'), /type: This value is not accepted/],
    ['another version', replace('"version": 1', '"version": 2'), /^The file is of version 2/],
    ['another format', replace('"format": "sona-form"', '"format": "form"'), /^This is no file of a form/],
    [
      'a part beside the form',
      replace('"version": 1,', '"version": 1, "published": true,'),
      /^Forms have no “published”/,
    ],
    ['no JSON', replace('"version": 1,', '"version": 1;'), /^This is no JSON: the mistake is in column/],
  ])('is refused at its line for %s', (_what, { changed, line }, sentence) => {
    const read = readFormFile(changed, reading)
    expect(read).toEqual({ refusals: [{ line, text: expect.stringMatching(sentence) }] })
  })

  it('is refused for every mistake at once, in the order of its lines', () => {
    const [first, second] = [replace('"required": true', '"required": 1'), replace('"type": "phone"', '"type": "fax"')]
    const changed = file.replace('"required": true', '"required": 1').replace('"type": "phone"', '"type": "fax"')
    const read = readFormFile(changed, reading)
    const lines = 'refusals' in read ? read.refusals.map(({ line }) => line) : []
    expect(lines).toEqual([first.line, second.line].toSorted((one, other) => one - other))
  })

  it.each([
    ['', 1, /^Nothing is written/],
    [file.slice(0, -20), file.slice(0, -20).split('\n').length, /^The text ends too early/],
    ['{ "schema": {} }', 1, /^This is no file of a form/],
    ['[]', 1, /^This is no file of a form/],
    [`{"format": "sona-form",\n"version": 1}`, 1, /^The form is missing/],
    [`\n${'['.repeat(300)}`, 2, /more than 200 brackets/],
    ['{"a": "'.padEnd(2_000_001, 'x'), 1, /more than two million/],
  ])('is refused in a sentence when it is something else: %#', (text, line, sentence) => {
    expect(readFormFile(text, reading)).toEqual({ refusals: [{ line, text: expect.stringMatching(sentence) }] })
  })

  it('brings new expressions for administrators only', () => {
    const { line } = replace('"expert": "^[A-Z]{2}$"', '')
    const others = { ...reading, isExpert: false }
    expect(readFormFile(file, others)).toEqual({
      refusals: [{ line: line - 1, text: 'Only administrators take in new expressions: “code” has one.' }],
    })
    expect(readFormFile(file, { ...others, before: whole })).toEqual({ form: whole })
  })

  it('is refused in the language of who takes it in', () => {
    expect(readFormFile('{', { ...reading, language: 'pt' })).toEqual({
      refusals: [{ line: 1, text: expect.stringMatching(/^O texto acaba antes do fim/) }],
    })
  })
})
