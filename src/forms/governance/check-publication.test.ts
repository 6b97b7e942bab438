import { describe, expect, it } from 'vitest'
import type { ConditionTest } from '../definition/condition'
import type { FormDefinition } from '../definition/form-definition'
import { checkPublication } from './check-publication'
import { both, colour, formOf, phone, reply } from './governance.fixtures'
import { toFindingText } from './to-finding-text'

const isYes: ConditionTest = { operator: 'equals', field: 'reply', value: true }
const isNo: ConditionTest = { operator: 'equals', field: 'reply', value: false }
const isRed: ConditionTest = { operator: 'equals', field: 'colour', value: 'red' }
const isBlue: ConditionTest = { operator: 'equals', field: 'colour', value: 'blue' }

const born = { key: 'born', type: 'date', label: both('Birth'), personal: true } as const
const code = { key: 'code', type: 'text', label: both('Code'), maxLength: 5 } as const
const owners = {
  key: 'owners',
  type: 'repeat' as const,
  label: both('Owners'),
  itemName: both('Owner'),
  minimum: 1,
  maximum: 3,
  fields: [reply],
}
const ofBirth = (operator: 'before' | 'after', value: string): ConditionTest => ({ operator, field: 'born', value })
const ofAge = (operator: 'ageAtLeast' | 'ageAtMost', value: number): ConditionTest => ({
  operator,
  field: 'born',
  value,
})
const ofCode = (operator: 'reads' | 'contains', value: string): ConditionTest => ({ operator, field: 'code', value })
const ofOwners = (operator: 'rowsAtLeast' | 'rowsAtMost', value: number): ConditionTest => ({
  operator,
  field: 'owners',
  value,
})

/** What is asked, and tests that no answer to it can meet together. */
const neverMet: [string, Parameters<typeof formOf>[0], ...ConditionTest[]][] = [
  ['no day between two', born, ofBirth('after', '2000-02-28'), ofBirth('before', '2000-02-29')],
  ['a day beyond the last one', { ...born, latest: '2000-01-01' }, ofBirth('after', '2000-01-01')],
  ['a day after today that is some years ago', born, ofBirth('after', 'today'), ofAge('ageAtLeast', 0)],
  ['a day to come where only those gone by are taken', { ...born, latest: 'today' }, ofBirth('after', 'today')],
  ['an age below another', born, ofAge('ageAtLeast', 18), ofAge('ageAtMost', 17)],
  ['an age below the least one', { ...born, minimumAge: 18 }, ofAge('ageAtMost', 17)],
  ['two texts at once', code, ofCode('reads', 'a'), ofCode('reads', 'b')],
  ['a text without a part of it', code, ofCode('reads', 'AB'), ofCode('contains', 'c')],
  ['more characters than are taken', code, ofCode('contains', '123456')],
  [
    'spaces in a number that is kept without',
    { ...code, maxLength: 30, pattern: { reviewed: 'iban' } },
    ofCode('contains', 'AO06 0044'),
  ],
  ['more rows than there can be', owners, ofOwners('rowsAtLeast', 4)],
  ['no rows where one is the least', owners, ofOwners('rowsAtMost', 0)],
]

const about = (key: string, ...tests: ConditionTest[]) => ({
  key,
  type: 'text' as const,
  label: both(key),
  showWhen: { tests },
})
const aboutAny = (key: string, ...tests: ConditionTest[]) => ({
  ...about(key),
  showWhen: { match: 'any' as const, tests },
})

/** What is found, short: the name of each finding and the entry it is about. */
function find(form: FormDefinition, published: readonly FormDefinition[] = []): string[] {
  return checkPublication(form, published).map(({ name, key }) => (key === null ? name : `${name} ${key}`))
}

describe('a form that may be published', () => {
  it.each([
    ['one question', formOf(phone)],
    ['a condition', formOf(reply, about('why', isYes))],
    [
      'a condition on a condition',
      formOf(reply, about('why', isYes), about('more', { operator: 'answered', field: 'why' })),
    ],
    ['any of two that exclude each other', formOf(colour, aboutAny('why', isRed, isBlue))],
    [
      'a section with a condition, and a field in it with another',
      formOf(
        reply,
        colour,
        { key: 'part', type: 'section', label: both('Part'), showWhen: { tests: [isYes] } },
        about('why', isRed),
      ),
    ],
    [
      'the one day between two',
      formOf(born, about('why', ofBirth('after', '2000-02-28'), ofBirth('before', '2000-03-01'))),
    ],
    [
      'a day before today on which nobody was of age',
      formOf(born, about('why', ofBirth('before', 'today'), ofAge('ageAtMost', 0))),
    ],
    ['a text and a part of it', formOf(code, about('why', ofCode('reads', 'AB'), ofCode('contains', 'b')))],
    [
      'the beginning of an account',
      formOf({ ...code, maxLength: 30, pattern: { reviewed: 'iban' } }, about('why', ofCode('contains', 'ao06'))),
    ],
    ['the most rows', formOf(owners, about('why', ofOwners('rowsAtLeast', 3)))],
    ['a limit that is met exactly', formOf({ key: 'age', type: 'number', label: both('Age'), minimum: 5, maximum: 5 })],
    [
      'a number between two whole ones, where numbers may be broken',
      formOf(
        { key: 'age', type: 'number', label: both('Age') },
        about(
          'why',
          { operator: 'atLeast', field: 'age', value: 1.2 },
          { operator: 'atMost', field: 'age', value: 1.8 },
        ),
      ),
    ],
    [
      'a pattern of its own',
      formOf({ key: 'code', type: 'text', label: both('Code'), pattern: { expert: '^(?:A|B)-[|]\\d$' } }),
    ],
    ['texts of its own where the product has some', formOf({ ...phone, errors: { required: both('Phone please') } })],
    [
      'a retired field that lacks everything',
      formOf(phone, { key: 'old', type: 'oneChoice', options: [], retired: true }),
    ],
  ])('has %s', (_what, form) => {
    expect(find(form)).toEqual([])
  })
})

describe('a form that may not be published', () => {
  it.each<[string, FormDefinition, string[]]>([
    ['asks nothing', formOf({ key: 'text', type: 'information', text: both('Text') }), ['nothingAsked']],
    ['asks only what is retired', formOf({ ...phone, retired: true }), ['nothingAsked']],
    ['uses a key twice', formOf(phone, { ...phone }), ['keyUsedTwice phone']],
    ['uses the key of a retired field', formOf({ ...phone, retired: true }, phone), ['keyUsedTwice phone']],
    ['asks about nothing', formOf(phone, about('why', isYes)), ['conditionOnUnknown why']],
    [
      'asks about a retired field',
      formOf({ ...reply, retired: true }, about('why', isYes)),
      ['conditionOnUnknown why'],
    ],
    [
      'asks about a heading',
      formOf({ key: 'reply', type: 'section', label: both('Part') }, about('why', isYes)),
      ['conditionOnUnknown why'],
    ],
    ['asks about a later field', formOf(about('why', isYes), reply), ['conditionOnLater why']],
    [
      'asks about the field itself',
      formOf(about('reply', { operator: 'answered', field: 'reply' })),
      ['conditionOnLater reply'],
    ],
    [
      'asks for a value that is no option',
      formOf(colour, about('why', { ...isRed, value: 'green' })),
      ['conditionDoesNotSuit why'],
    ],
    [
      'forgets to mark an address',
      formOf({ key: 'email', type: 'email', label: both('E-mail') }),
      ['personalUnmarked email'],
    ],
    [
      'forgets to mark a telephone in a group',
      formOf({ key: 'owner', type: 'group', label: both('Owner'), fields: [{ ...phone, personal: false }] }),
      ['personalUnmarked owner-phone'],
    ],
    [
      'forgets to mark a birthday',
      formOf({ key: 'bornOn', type: 'date', label: both('Born'), minimumAge: 18 }),
      ['personalUnmarked bornOn'],
    ],
    [
      'forgets to mark a file',
      formOf({ key: 'cv', type: 'file', kinds: ['pdf'], label: both('CV') }),
      ['personalUnmarked cv'],
    ],
    [
      'forgets to mark a name',
      formOf({ key: 'fullName', type: 'text', label: both('Name') }),
      ['personalUnmarked fullName'],
    ],
    [
      'forgets to mark a taxpayer',
      formOf({ key: 'nif', type: 'text', label: both('NIF'), pattern: { reviewed: 'taxNumber' } }),
      ['personalUnmarked nif'],
    ],
    ['asks a text for yes', formOf(phone, about('why', { ...isYes, field: 'phone' })), ['conditionDoesNotSuit why']],
    [
      'asks a choice for a number',
      formOf(colour, about('why', { operator: 'atLeast', field: 'colour', value: 1 })),
      ['conditionDoesNotSuit why'],
    ],
    ['demands yes and no', formOf(reply, about('why', isYes, isNo)), ['conditionNeverMet why']],
    ['demands red and blue', formOf(colour, about('why', isRed, isBlue)), ['conditionNeverMet why']],
    [
      'demands neither of two options',
      formOf(colour, about('why', { ...isRed, operator: 'differs' }, { ...isBlue, operator: 'differs' })),
      ['conditionNeverMet why'],
    ],
    [
      'rests on what excludes it',
      formOf(reply, about('why', isYes), about('more', isNo, { operator: 'answered', field: 'why' })),
      ['conditionNeverMet more'],
    ],
    [
      'has a field that its section excludes',
      formOf(
        reply,
        { key: 'part', type: 'section', label: both('Part'), showWhen: { tests: [isYes] } },
        about('why', isNo),
      ),
      ['conditionNeverMet why'],
    ],
    [
      'demands a number beyond the limit',
      formOf(
        { key: 'age', type: 'number', label: both('Age'), maximum: 17 },
        about('why', { operator: 'atLeast', field: 'age', value: 18 }),
      ),
      ['conditionNeverMet why'],
    ],
    [
      'demands a whole number between two neighbours',
      formOf(
        { key: 'age', type: 'number', label: both('Age'), whole: true },
        about(
          'why',
          { operator: 'atLeast', field: 'age', value: 1.2 },
          { operator: 'atMost', field: 'age', value: 1.8 },
        ),
      ),
      ['conditionNeverMet why'],
    ],
    [
      'demands more choices than may be made',
      formOf(
        { ...colour, type: 'manyChoices', maximum: 1 },
        about(
          'why',
          { operator: 'includes', field: 'colour', value: 'red' },
          { operator: 'includes', field: 'colour', value: 'blue' },
        ),
      ),
      ['conditionNeverMet why'],
    ],
    ...neverMet.map(([what, asked, ...tests]): [string, FormDefinition, string[]] => [
      `demands ${what}`,
      formOf(asked, about('why', ...tests)),
      ['conditionNeverMet why'],
    ]),
    [
      'asks a date for words',
      formOf(born, about('why', { operator: 'reads', field: 'born', value: '1998' })),
      ['conditionDoesNotSuit why'],
    ],
    [
      'asks a list for an answer',
      formOf(owners, about('why', { operator: 'answered', field: 'owners' })),
      ['conditionDoesNotSuit why'],
    ],
    [
      'asks a question for its rows',
      formOf(born, about('why', { operator: 'rowsAtLeast', field: 'born', value: 1 })),
      ['conditionDoesNotSuit why'],
    ],
    [
      'has crossed lengths',
      formOf({ key: 'a', type: 'text', label: both('A'), minLength: 9, maxLength: 8 }),
      ['limitsCross a'],
    ],
    [
      'has crossed numbers',
      formOf({ key: 'a', type: 'number', label: both('A'), minimum: 2, maximum: 1 }),
      ['limitsCross a'],
    ],
    [
      'has crossed days',
      formOf({ key: 'a', type: 'date', label: both('A'), earliest: '2026-02-01', latest: '2026-01-01' }),
      ['limitsCross a'],
    ],
    ['has no options', formOf({ ...colour, options: [] }), ['noOptions colour']],
    [
      'has an option twice',
      formOf({ ...colour, options: [...colour.options, ...colour.options.slice(0, 1)] }),
      ['optionTwice colour'],
    ],
    ['demands three of two', formOf({ ...colour, type: 'manyChoices', minimum: 3 }), ['tooFewOptions colour']],
    [
      'has a message that nothing shows',
      formOf({ ...phone, errors: { minimumAge: both('18') } }),
      ['errorNeverShown phone'],
    ],
    ['has a name in one language', formOf({ ...phone, label: { pt: 'Telefone' } }), ['textMissing phone']],
    ['has no names', formOf({ ...phone, label: null }), ['textMissing phone', 'textMissing phone']],
    ['has a hint in one language', formOf({ ...phone, hint: { en: 'Hint' } }), ['textMissing phone']],
    [
      'has a message in one language',
      formOf({ ...phone, errors: { required: { en: 'Phone' } } }),
      ['textMissing phone'],
    ],
    [
      'has an option in one language',
      formOf({ ...colour, options: [{ value: 'red', label: { pt: 'Vermelho' } }] }),
      ['textMissing colour'],
    ],
    [
      'has a blank information',
      formOf(phone, { key: 'text', type: 'information', text: { pt: ' ', en: 'x' } }),
      ['textMissing text'],
    ],
    ['has a title in one language', { ...formOf(phone), title: { pt: 'Título', en: '' } }, ['textMissing']],
    [
      'has a broken pattern',
      formOf({ key: 'a', type: 'text', label: both('A'), pattern: { expert: '^(a$' } }),
      ['patternInvalid a'],
    ],
    [
      'has a pattern of a part',
      formOf({ key: 'a', type: 'text', label: both('A'), pattern: { expert: '\\d+' } }),
      ['patternUnanchored a'],
    ],
    [
      'has a pattern of two halves',
      formOf({ key: 'a', type: 'text', label: both('A'), pattern: { expert: '^a|b$' } }),
      ['patternUnanchored a'],
    ],
    [
      'has an exponential pattern',
      formOf({ key: 'a', type: 'text', label: both('A'), pattern: { expert: '^(a+)+$' } }),
      ['patternSlow a'],
    ],
    [
      'has a quadratic pattern',
      formOf({ key: 'a', type: 'text', label: both('A'), pattern: { expert: '^[^@]+@[^@]+\\.[^@]+$' } }),
      ['patternSlow a'],
    ],
  ])('%s', (_what, form, findings) => {
    expect(find(form)).toEqual(findings)
  })

  it('lost or retyped a field that was published', () => {
    const published = formOf(phone, reply)
    expect(find(formOf(phone), [published])).toEqual(['keyGone reply'])
    expect(find(formOf(phone, { ...reply, retired: true }), [published])).toEqual([])
    expect(find(formOf(phone, { ...colour, key: 'reply' }), [published])).toEqual(['typeChanged reply'])
    expect(find(formOf(phone), [formOf(reply, phone), formOf(phone, { ...reply, retired: true })])).toEqual([
      'keyGone reply',
    ])
  })
})

describe('a finding', () => {
  it('is a sentence in the language of the staff, with the names they know', () => {
    const form = formOf(reply, about('why', isYes, isNo), { ...phone, label: { pt: 'Telefone', en: '' } })
    const findings = checkPublication(form, [])
    expect(findings.map((finding) => toFindingText(finding, form, 'en'))).toEqual([
      'No answers can bring up “why (en)”: its conditions contradict each other.',
      'The name of “Telefone” is missing in English.',
    ])
    expect(findings.map((finding) => toFindingText(finding, form, 'pt'))).toEqual([
      'Nenhuma resposta faz aparecer «why (pt)»: as condições contradizem-se.',
      'Falta o nome de «Telefone» em inglês.',
    ])
  })

  it('about a text names the rule or the option, and nothing for the form', () => {
    const form = formOf({ ...phone, errors: { required: { pt: 'x' }, minimumAge: both('y') } })
    const untitled = { ...form, title: { pt: 'Título', en: '' } }
    const sentences = checkPublication(untitled, []).map((finding) => toFindingText(finding, untitled, 'en'))
    expect(sentences).toEqual([
      '“Phone (en)” has a message for “minimum age”, a rule that it does not have. Add the rule or remove the message.',
      'The title of the form is missing in English.',
      'The message for “required” of “Phone (en)” is missing in English.',
    ])
  })
})
