import { describe, expect, it } from 'vitest'
import { parseFormDefinition } from '../definition/form-definition'
import { toFormSchema } from '../definition/to-form-schema'
import { openCaseJudge } from './case-judge'
import { findUntriedFields } from './find-untried-fields'
import { reviewCases } from './review-cases'

const text = (words: string) => ({ pt: words, en: words })
const caseOf = (name: string, answers: Record<string, string>, refusedAt?: string) => ({
  name,
  language: 'en',
  day: '2026-11-25',
  answers: Object.entries(answers).map(([field, value]) => ({ field, value })),
  expected: refusedAt === undefined ? { verdict: 'taken' } : { verdict: 'refused', field: refusedAt },
})
const isFirm = { tests: [{ operator: 'equals', field: 'kind', value: 'firm' }] }

const formWith = (...cases: ReturnType<typeof caseOf>[]) =>
  parseFormDefinition({
    key: 'order',
    title: text('Order'),
    cases,
    fields: [
      {
        ...{ key: 'kind', type: 'oneChoice', label: text('Kind'), required: true },
        options: [
          { value: 'person', label: text('Person') },
          { value: 'firm', label: text('Firm') },
        ],
      },
      { key: 'code', type: 'text', label: text('Code'), minLength: 3, pattern: { expert: '^[A-Z]+$' } },
      { key: 'age', type: 'number', label: text('Age'), whole: true, minimum: 18, maximum: 99 },
      { key: 'seat', type: 'text', label: text('Seat'), maxLength: 10, showWhen: isFirm },
      {
        ...{ key: 'owners', type: 'repeat', label: text('Owners'), itemName: text('Owner'), minimum: 0, maximum: 2 },
        fields: [{ key: 'share', type: 'number', label: text('Share'), required: true }],
      },
      { key: 'gone', type: 'text', label: text('Gone'), required: true, retired: true },
    ],
  })

const person = { kind: 'person', code: 'ABC', age: '30' }

describe('golden cases at a save', () => {
  it('are judged all of them, each with what differs', () => {
    const form = formWith(
      caseOf('right', person),
      caseOf('young', { ...person, age: '17' }),
      caseOf('none', {}, 'code'),
      caseOf('small', { ...person, code: 'abc' }, 'code'),
    )
    expect(reviewCases(form, 'en').cases).toEqual([
      { name: 'right', difference: null },
      { name: 'young', difference: expect.stringMatching(/“young” should be taken, and is told: “Age/) },
      {
        name: 'none',
        difference: expect.stringMatching(/“none” should be refused at “Code”, and is told: “Choose an option/),
      },
      { name: 'small', difference: null },
    ])
    expect(reviewCases(form, 'pt').cases[1]?.difference).toContain('«young»')
  })

  it('say what no case tries of each field: what must be answered, limits, patterns, conditions', () => {
    expect(findUntriedFields(formWith(caseOf('right', person)))).toEqual([
      { place: 'kind', rules: ['required'], condition: null },
      { place: 'code', rules: ['tooShort', 'pattern'], condition: null },
      { place: 'age', rules: ['wholeNumber', 'tooSmall', 'tooLarge'], condition: null },
      { place: 'seat', rules: ['tooLong'], condition: 'neverAsked' },
      { place: 'owners', rules: ['tooMany'], condition: null },
      { place: 'owners-share', rules: ['required'], condition: null },
    ])
  })

  it('say nothing of what cases try, wherever in a group that is', () => {
    const firm = { ...person, kind: 'firm', seat: 'Luanda' }
    const shares = (...given: string[]) =>
      Object.fromEntries(given.map((share, place) => [`owners.${place}.share`, share]))
    const form = formWith(
      caseOf('right', person),
      caseOf('firm', firm),
      caseOf('nothing', { age: '18.5' }, 'kind'),
      caseOf('short', { ...firm, code: 'AB', age: '17', seat: 'x'.repeat(11) }, 'code'),
      caseOf('small', { ...person, code: 'abc', age: '100', ...shares('1', '2', '3') }, 'code'),
      caseOf('no share', { ...person, ...shares('1', '') }, 'owners.1.share'),
    )
    expect(findUntriedFields(form)).toEqual([])
    expect(reviewCases(form, 'en').untried).toEqual([])
  })

  it('say it in sentences, and of a form without cases that there are none', () => {
    const { untried } = reviewCases(formWith(caseOf('firm', { ...person, kind: 'firm' })), 'en')
    expect(untried).toContain('“Seat” depends on other answers, and is asked in every golden case.')
    expect(untried).toContain('“Age”: no golden case shows the refusal by: whole number, least value, greatest value.')
    expect(reviewCases(formWith(), 'pt').untried).toEqual([
      'O formulário não tem casos de prova: nada mostra o que tem de recusar.',
    ])
  })

  it('are judged as of each day by itself, also where validators are shared', () => {
    const form = parseFormDefinition({
      ...formWith(),
      fields: [
        { key: 'birth', type: 'date', label: text('Birth') },
        {
          ...{ key: 'guardian', type: 'text', label: text('Guardian'), required: true },
          showWhen: { tests: [{ operator: 'ageAtMost', field: 'birth', value: 17 }] },
        },
      ],
    })
    const born = { 'birth.day': '22', 'birth.month': '11', 'birth.year': '2008' }
    const judge = openCaseJudge(form)
    const errorsOn = (day: string) =>
      judge({ ...caseOf('born', born), day, language: 'en', expected: { verdict: 'taken' } }).server.single.map(
        ({ field }) => field,
      )
    expect(['2026-11-21', '2026-11-22', '2026-11-21'].map(errorsOn)).toEqual([['guardian'], [], ['guardian']])
    expect(JSON.stringify(toFormSchema(form))).toContain('x-ageAtMost')
  })
})
