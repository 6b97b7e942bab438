import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { everyQuestion, typedAnswers } from '@/tests/cases/every-question'
import { toFormInLanguage } from '../language/to-form-in-language'
import { createAjvValidator } from '../validation/ajv-validator'
import { readAnswers } from '../validation/read-answers'
import { validateAnswers } from '../validation/validate-answers'
import { type PostedEntry, type PostRefusal, parsePosted } from './parse-posted'
import { parseUrlEncoded } from './parse-url-encoded'
import { postLimits } from './post-limits'

const form = toFormInLanguage(everyQuestion, 'pt')
const validator = createAjvValidator(form.schema, '2026-11-21')
const pdf = { name: 'cv.pdf', mediaType: 'application/pdf', size: 9 }

/** What a form would post that is in order. */
const complete: PostedEntry[] = [
  ...Object.entries(typedAnswers).flatMap(([key, value]): PostedEntry[] => {
    if (key === 'birth' || key === 'day') return []
    return typeof value === 'string' ? [[key, value]] : value.map((choice): PostedEntry => [key, choice])
  }),
  ['birth.day', '27'],
  ['birth.month', '3'],
  ['birth.year', '1998'],
  ['one', pdf],
  ['_version', 'f00d'],
]

/** What becomes of a post: the refusal, or the errors of its answers as "field: rule". */
function judge(entries: Iterable<PostedEntry>): PostRefusal | string[] {
  const posted = parsePosted(form, entries)
  if (typeof posted === 'string') return posted
  const answers = readAnswers(form, posted.answers, validator)
  return validateAnswers({ form, validator, answers, today: '2026-11-21' }).map(
    ({ field, rule }) => `${field}: ${rule}`,
  )
}

const without = (name: string) => complete.filter(([other]) => other !== name && !other.startsWith(`${name}.`))

describe('a posted form', () => {
  it('becomes typed answers', () => {
    const posted = parsePosted(form, complete)
    if (typeof posted === 'string') throw new Error(posted)
    expect(posted.controls).toEqual({ version: 'f00d' })
    expect(readAnswers(form, posted.answers, validator)).toEqual({
      text: 'Ana',
      longText: 'Um\ndois',
      number: 18.5,
      amount: 150_000,
      birth: '1998-03-27',
      radios: 'b',
      select: 'c',
      boxes: ['a', 'b'],
      yesNo: true,
      country: 'AO',
      email: 'ana@bcs.example',
      phone: '+244923456789',
      why: 'Porque sim',
      adult: 'Sim',
      consent: true,
      one: [pdf],
    })
    expect(judge(complete)).toEqual([])
  })

  it('reads the same when it comes percent-encoded', () => {
    const texts = complete.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
    const entries = parseUrlEncoded(new URLSearchParams(texts).toString())
    expect(judge([...(entries ?? []), ['one', pdf]])).toEqual([])
  })

  it.each<[string, PostedEntry[], string[]]>([
    [
      'boxes of a date that are empty',
      [
        ['day.day', ''],
        ['day.month', ''],
        ['day.year', ''],
      ],
      [],
    ],
    [
      'a date without its year',
      [
        ['day.day', '1'],
        ['day.month', '2'],
        ['day.year', ''],
      ],
      ['day: date'],
    ],
    ['a box without the others', [['day.day', '1']], ['day: date']],
    ['a date that no box gave', [['day', '2026-01-02']], []],
    [
      'a date twice',
      [
        ['day', '2026-01-02'],
        ['day.day', '1'],
      ],
      ['day: date'],
    ],
    ['no file in the box for one', [['files', { name: '', mediaType: 'application/octet-stream', size: 0 }]], []],
    [
      'three files',
      [
        ['files', pdf],
        ['files', pdf],
        ['files', pdf],
      ],
      [],
    ],
    [
      'four files',
      [
        ['files', pdf],
        ['files', pdf],
        ['files', pdf],
        ['files', pdf],
      ],
      ['files: tooMany'],
    ],
    ['a text for a file', [['files', 'cv.pdf']], ['files: malformed']],
    ['an empty text for a file', [['files', '']], []],
    ['an empty box beside a ticked one', [['boxes', '']], []],
    ['a field twice', [['text', 'Rui']], ['text: malformed']],
    ['a field twice, once empty', [['text', '']], []],
    ['a file for a text', [['errors', pdf]], ['errors: malformed']],
    ['an unknown field', [['admin', 'true']], [': unknown']],
    ['an unknown field, empty', [['admin', '']], []],
    ['an unknown file', [['shell', pdf]], [': unknown']],
    ['a name that every object has', [['constructor', 'x']], [': unknown']],
    ['another', [['toString', 'x']], [': unknown']],
  ])('holding besides %s is judged', (_what, more, errors) => {
    const rest = more.some(([name]) => name.startsWith('day')) ? without('day') : complete
    expect(judge([...rest, ...more])).toEqual(errors)
  })
})

describe('a post that no browser makes', () => {
  it.each<[string, string]>([
    ['the prototype by name', '__proto__'],
    ['the prototype of the prototype', '__proto__.day'],
    ['a way to the prototype', 'text[__proto__][admin]'],
    ['a way into an object', 'text[a]'],
    ['a list by brackets', 'boxes[]'],
    ['a way by dots', 'a.b'],
    ['a long way by dots', 'a.b.c.d.e.f'],
    ['a box of a date that is none', 'birth.hour'],
    ['two boxes', 'birth.day.day'],
    ['a box of what is no date', 'text.day'],
    ['a box of a name that every object has', 'constructor.day'],
    ['no name', ''],
    ['a space for a name', ' '],
    ['a name with a space', 'text '],
    ['a name with a line end', 'text\n'],
    ['a name with a zero', 'text\u0000'],
    ['a name in capitals', 'TEXT'],
    ['a name in other letters', 'têxt'],
    ['a number for a name', '0'],
    ['a long name', 'a'.repeat(41)],
    ['a very long name', 'a'.repeat(100_000)],
    ['a control of the page with a prototype', '___proto__'],
    ['a control of the page without a name', '_'],
  ])('is refused whole: %s', (_what, name) => {
    expect(judge([...complete, [name, 'x']])).toBe('badName')
  })

  it('with a file as a control of the page is refused', () => {
    expect(judge([...complete, ['_version', pdf]])).toBe('badName')
  })

  it('of ten thousand fields is left where the limit is', () => {
    let read = 0
    function* fields(): Generator<PostedEntry> {
      for (; read < 10_000; read += 1) yield [`field${read}`, 'x']
    }
    expect(judge(fields())).toBe('tooManyFields')
    expect(read).toBe(postLimits.fields)
  })

  it.each<[string, PostedEntry[]]>([
    ['in one field', [['text', 'a'.repeat(10_000_000)]]],
    ['in many', Array.from({ length: 400 }, (): PostedEntry => ['text', 'a'.repeat(1000)])],
    ['in the name of a file', [['one', { ...pdf, name: 'a'.repeat(300_000) }]]],
  ])('of too much text is refused: %s', (_where, entries) => {
    expect(judge(entries)).toBe('tooMuchText')
  })

  it('of a million fields is not taken apart', () => {
    expect(parseUrlEncoded('a=1&'.repeat(1_000_000))).toBeNull()
  })

  it('percent-encoded, with names of every kind, is refused or judged, and never throws', () => {
    const bodies = [
      '%',
      '%zz=1',
      '&&&',
      '=',
      '=x',
      'a',
      'a=%ff%fe',
      '__proto__=x',
      '%5F%5Fproto__=x',
      'a%5B%5D=1',
      '+=+',
      'text=%00',
    ]
    for (const body of bodies) expect(() => judge(parseUrlEncoded(body) ?? [])).not.toThrow()
    expect(judge(parseUrlEncoded('%5F%5Fproto%5F%5F=x') ?? [])).toBe('badName')
  })

  it('of any names and values changes no object and never throws', () => {
    const value = fc.oneof(fc.string(), fc.record({ name: fc.string(), mediaType: fc.string(), size: fc.nat() }))
    const name = fc.oneof(
      fc.string(),
      fc.constantFrom('__proto__', 'constructor', 'text', 'birth.day', '_version', 'hasOwnProperty'),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { maxLength: 30 }), (entries) => {
        judge(entries)
        expect(Object.keys(Object.prototype)).toEqual([])
        expect(Reflect.get({}, 'admin')).toBeUndefined()
      }),
      { numRuns: 300 },
    )
  })
})
