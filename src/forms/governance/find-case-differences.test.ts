import { describe, expect, it } from 'vitest'
import { company } from '@/tests/cases/company'
import { paged } from '@/tests/cases/paged'
import { type FormDefinition, parseFormDefinition } from '../definition/form-definition'
import type { GoldenCase } from '../definition/golden-case'
import { checkPublication } from './check-publication'
import { findCaseDifferences } from './find-case-differences'
import { findUncoveredRules } from './find-uncovered-rules'
import { toFindingText } from './to-finding-text'

const person = {
  kind: 'person',
  name: 'Ana',
  limit: '10',
  truth: 'true',
}

function caseOf(answers: Record<string, string>, changes: Partial<GoldenCase> = {}): GoldenCase {
  const given = Object.entries(answers).map(([field, value]) => ({ field, value }))
  return { name: 'one', language: 'en', day: '2026-11-25', answers: given, expected: { verdict: 'taken' }, ...changes }
}

const refusedAt = (field: string, message = '') => ({ expected: { verdict: 'refused' as const, field, message } })

function differenceOf(form: FormDefinition, golden: GoldenCase): string | null {
  const definition = parseFormDefinition({ ...form, cases: [golden] })
  const [found] = findCaseDifferences(definition)
  return found ? toFindingText(found, definition, 'en') : null
}

describe('a golden case', () => {
  it.each([
    ['is taken as it says', caseOf(person), null],
    ['is refused where it says', caseOf({ ...person, name: '' }, refusedAt('name')), null],
    [
      'is refused with the words it says',
      caseOf({ ...person, name: '' }, refusedAt('name', 'Name is required.')),
      null,
    ],
    [
      'is refused though it should be taken',
      caseOf({ ...person, limit: 'ten' }),
      'The case “one” should be taken, and is told: “Limit must be a number.”. Correct the form or the case.',
    ],
    [
      'is taken though it should be refused',
      caseOf(person, refusedAt('name')),
      'The case “one” should be refused at “Name”, and is taken. Correct the form or the case.',
    ],
    [
      'is refused with other words',
      caseOf({ ...person, name: '' }, refusedAt('name', 'Say your name.')),
      'The case “one” should be refused at “Name” with “Say your name.”, and is told: “Name is required.”. Correct the form or the case.',
    ],
  ])('%s', (_about, golden, difference) => {
    expect(differenceOf(paged, golden)).toBe(difference)
  })

  it('is judged as of its day, also by conditions that count from it', () => {
    const form = parseFormDefinition({
      key: 'account',
      title: null,
      fields: [
        { key: 'birth', type: 'date', label: null },
        {
          key: 'guardian',
          type: 'text',
          label: { pt: 'Tutor', en: 'Guardian' },
          required: true,
          showWhen: { tests: [{ operator: 'ageAtMost', field: 'birth', value: 17 }] },
        },
      ],
    })
    const birth = { 'birth.day': '22', 'birth.month': '11', 'birth.year': '2008' }
    expect(differenceOf(form, caseOf(birth, { day: '2026-11-22' }))).toBeNull()
    expect(differenceOf(form, caseOf(birth, { day: '2026-11-21', ...refusedAt('guardian') }))).toBeNull()
  })

  const ownersOf = (...shares: string[]) => ({
    name: 'Kwanza, Lda',
    'seat.street': 'Rua 1',
    ...Object.fromEntries(
      shares.flatMap((share, place) => [
        [`owners.${place}.name`, 'Ana'],
        [`owners.${place}.share`, share],
        [`owners.${place}.exposed`, 'false'],
        [`owners.${place}.document`, 'card.pdf'],
      ]),
    ),
  })

  it('judges groups, rules across fields and the names of files', () => {
    expect(differenceOf(company, caseOf(ownersOf('40', '60')))).toBeNull()
    expect(differenceOf(company, caseOf(ownersOf('40', '61'), refusedAt('owners')))).toBeNull()
    const picture = { ...ownersOf('100'), 'owners.0.document': 'card.heic' }
    expect(differenceOf(company, caseOf(picture, refusedAt('owners.0.document')))).toBeNull()
  })

  it('is judged on its own day', () => {
    const adult = parseFormDefinition({
      key: 'adult',
      title: { pt: 'A', en: 'A' },
      fields: [{ key: 'birth', type: 'date', label: { pt: 'Nascimento', en: 'Birth' }, minimumAge: 18 }],
    })
    const birth = { birth: '2008-11-25' }
    expect(differenceOf(adult, caseOf(birth))).toBeNull()
    expect(differenceOf(adult, caseOf(birth, { day: '2026-11-24', ...refusedAt('birth') }))).toBeNull()
  })

  it('that differs stops publishing, the first one alone', () => {
    const wrong = [caseOf(person), caseOf({}, { name: 'two' }), caseOf({}, { name: 'three' })]
    const found = checkPublication(parseFormDefinition({ ...paged, cases: wrong }), [])
    expect(found.map(({ name, values }) => [name, values?.['case']])).toEqual([['caseDiffers', 'two']])
  })

  it('that was right shows a message that somebody changed', () => {
    const golden = caseOf({ ...person, name: '' }, refusedAt('name', 'Name is required.'))
    const fields = paged.fields.map((field) =>
      field.key === 'name' ? { ...field, errors: { required: { pt: 'Diga', en: 'Say it' } } } : field,
    )
    expect(differenceOf(parseFormDefinition({ ...paged, fields }), golden)).toContain('Say it')
  })

  it('covers the rules that it breaks, and says which no case breaks', () => {
    expect(findUncoveredRules(paged)).toEqual(['shares', 'income'])
    const poor = caseOf({ ...person, income: '20' }, refusedAt('income'))
    expect(findUncoveredRules(parseFormDefinition({ ...paged, cases: [poor] }))).toEqual(['shares'])
  })

  it('needs a name of its own, and the field where it is refused', () => {
    const cases = [caseOf(person), caseOf(person), caseOf(person, { name: 'three', ...refusedAt('') })]
    const found = checkPublication(parseFormDefinition({ ...paged, cases }), [])
    expect(found.map(({ name }) => name)).toEqual(['caseUnnamed', 'caseWithoutField'])
  })
})
