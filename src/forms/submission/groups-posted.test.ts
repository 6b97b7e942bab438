import { describe, expect, it } from 'vitest'
import { company } from '@/tests/cases/company'
import { toFormInLanguage } from '../language/to-form-in-language'
import { createAjvValidator } from '../validation/ajv-validator'
import { createInterpreter } from '../validation/interpreter'
import { readAnswers } from '../validation/read-answers'
import { validateAnswers } from '../validation/validate-answers'
import { editItems, readItemEdit } from './edit-items'
import { type PostedEntry, parsePosted } from './parse-posted'
import { toTypedValues } from './typed-values'

const form = toFormInLanguage(company, 'en')
const validator = createAjvValidator(form.schema, '2026-11-21')
const pdf = { name: 'a.pdf', mediaType: 'application/pdf', size: 9 }

const owner = (place: number, name: string): PostedEntry[] => [
  [`owners.${place}`, ''],
  [`owners.${place}.name`, name],
  [`owners.${place}.share`, '50'],
  [`owners.${place}.birth.day`, '27'],
  [`owners.${place}.birth.month`, '3'],
  [`owners.${place}.birth.year`, '1998'],
  [`owners.${place}.exposed`, 'false'],
  [`owners.${place}.office`, ''],
  [`owners.${place}.document`, pdf],
]
const head: PostedEntry[] = [
  ['name', 'Kwanza, Lda'],
  ['seat.street', 'Rua 1'],
  ['seat.country', 'AO'],
]

function judge(entries: PostedEntry[]) {
  const posted = parsePosted(form, entries)
  if (typeof posted === 'string') return posted
  const answers = readAnswers(form, posted.answers, validator)
  const errors = validateAnswers({ form, validator, answers, today: '2026-11-23' })
  const inBrowser = createInterpreter(form.schema, '2026-11-21')
  expect(validateAnswers({ form, validator: inBrowser, answers, today: '2026-11-23' })).toEqual(errors)
  return { answers, errors: errors.map(({ field, rule }) => `${field}: ${rule}`), posted }
}

describe('groups in a form that was posted', () => {
  it('become objects and lists, with dates and files where they belong', () => {
    const judged = judge([
      ...head,
      ...owner(0, 'Ana'),
      ...owner(1, 'Rui'),
      ['owners.1.homes.0', ''],
      ['owners.1.homes.0.street', 'Rua 2'],
    ])
    const one = { share: 50, birth: '1998-03-27', exposed: false, document: [pdf] }
    expect(judged).toMatchObject({
      errors: [],
      answers: {
        name: 'Kwanza, Lda',
        seat: { street: 'Rua 1', country: 'AO' },
        owners: [
          { ...one, name: 'Ana', homes: [] },
          { ...one, name: 'Rui', homes: [{ street: 'Rua 2' }] },
        ],
      },
    })
  })

  it('are missed inside, where nothing was filled in', () => {
    expect(
      judge([
        ['name', 'K'],
        ['seat.street', ''],
        ['owners.0', ''],
        ['owners.0.name', ''],
      ]),
    ).toMatchObject({
      errors: [
        'seat.street: required',
        'owners.0.name: required',
        'owners.0.share: required',
        'owners.0.exposed: required',
        'owners.0.document: required',
      ],
    })
  })

  it('ask under a condition of their own answers only', () => {
    const exposed = owner(0, 'Ana').map(
      ([name, value]): PostedEntry => [name, name.endsWith('exposed') ? 'true' : value],
    )
    expect(judge([...head, ...exposed, ...owner(1, 'Rui')])).toMatchObject({ errors: ['owners.0.office: required'] })
    const told = exposed.map(([name, value]): PostedEntry => [name, name.endsWith('office') ? 'Minister' : value])
    expect(judge([...head, ...told])).toMatchObject({ errors: [] })
    expect(
      judge([...head, ...owner(0, 'Ana'), ['owners.0.homes.0.street', 'Rua'], ['owners.0.secret', 'x']]),
    ).toMatchObject({
      errors: [': unknown'],
    })
  })

  it('take no more than they may', () => {
    const many = Array.from({ length: 11 }, (_none, place) => owner(place, 'Ana')).flat()
    expect(judge([...head, ...many])).toMatchObject({ errors: ['owners: tooMany'] })
  })

  it.each([
    'owners.100.name',
    'owners.1.name',
    'owners.-1.name',
    'owners.00.name',
    'owners.name',
    'owners.0.name.day',
    'seat.0.street',
    'owners.0.__proto__',
    'owners.0.homes.0.street.x',
  ])('are not read with a name like %s, which no page has', (name) => {
    expect(judge([...head, [name, 'x']])).toBe('badName')
  })
})

describe('adding and removing without script', () => {
  const typed = (entries: PostedEntry[]) => {
    const judged = judge(entries)
    if (typeof judged === 'string') throw new Error(judged)
    const { posted, answers } = judged
    return toTypedValues(posted.answers, { entries: form.entries, validator, answers })
  }
  const edit = (entries: PostedEntry[], control: Record<string, string>) => {
    const wanted = readItemEdit(control)
    return wanted && editItems(form.entries, typed(entries), wanted)
  }

  it('keeps what was typed, without files, and begins at what is new', () => {
    const edited = edit([...head, ...owner(0, 'Ana')], { add: 'owners' })
    expect(edited?.focus).toBe('owners.1')
    expect(edited?.values['owners']).toEqual([{ name: 'Ana', share: '50', birth: '1998-3-27', exposed: 'false' }, {}])
  })

  it('reaches groups in groups', () => {
    const edited = edit([...head, ...owner(0, 'Ana'), ...owner(1, 'Rui')], { add: 'owners.1.homes' })
    expect(edited).toMatchObject({ focus: 'owners.1.homes.0', values: { owners: [{ name: 'Ana' }, { homes: [{}] }] } })
  })

  it('removes the one that is meant', () => {
    const edited = edit([...head, ...owner(0, 'Ana'), ...owner(1, 'Rui')], { remove: 'owners.0' })
    expect(edited?.values['owners']).toMatchObject([{ name: 'Rui' }])
    expect(edited?.focus).toBe('owners')
  })

  it.each([
    { remove: 'owners.0' },
    { remove: 'owners.7' },
    { remove: 'name' },
    { add: 'seat' },
    { add: 'nothing' },
    { add: '__proto__' },
  ])('does not do %o', (control) => {
    expect(edit([...head, ...owner(0, 'Ana')], control)).toBeNull()
  })

  it('stops at the most', () => {
    const many = Array.from({ length: 10 }, (_none, place) => owner(place, 'Ana')).flat()
    expect(edit([...head, ...many], { add: 'owners' })).toBeNull()
  })
})
