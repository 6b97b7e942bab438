import type { FormDefinitionInput } from '@/src/forms/definition/form-definition'
import type { RuleName } from '@/src/forms/definition/rules'

/** What may be sent together and what may not: each error is a field and the rule that it breaks, in the form's order. */
export type FormCases = {
  about: string
  fields: FormDefinitionInput['fields']
  cases: readonly (readonly [about: string, sent: unknown, broken: readonly (readonly [string, RuleName])[]])[]
}

const yes = { operator: 'equals', value: true } as const

export const formCases: readonly FormCases[] = [
  {
    about: 'a field that is asked after a yes',
    fields: [
      { key: 'reply', type: 'yesNo', required: true },
      { key: 'email', type: 'email', required: true, showWhen: { tests: [{ ...yes, field: 'reply' }] } },
    ],
    cases: [
      ['yes and the field', { reply: 'true', email: 'ana@bcs.example' }, []],
      ['yes without the field', { reply: 'true' }, [['email', 'required']]],
      ['yes and a bad field', { reply: 'true', email: 'ana' }, [['email', 'email']]],
      ['no without the field', { reply: 'false' }, []],
      ['no and an empty field', { reply: 'false', email: '' }, []],
      ['no and the field', { reply: 'false', email: 'ana@bcs.example' }, [['email', 'hidden']]],
      [
        'no answer and the field',
        { email: 'ana@bcs.example' },
        [
          ['reply', 'required'],
          ['email', 'hidden'],
        ],
      ],
      [
        'a bad answer and the field',
        { reply: 'perhaps', email: 'a@b.co' },
        [
          ['reply', 'choice'],
          ['email', 'hidden'],
        ],
      ],
      ['an unknown field', { reply: 'false', admin: 'true' }, [['', 'unknown']]],
      ['an empty unknown field', { reply: 'false', admin: '' }, []],
      [
        'an unknown field beside an error',
        { reply: 'true', admin: 'x' },
        [
          ['email', 'required'],
          ['', 'unknown'],
        ],
      ],
      ['a name that every object has', { reply: 'false', constructor: 'x' }, [['', 'unknown']]],
      ['the prototype by name', JSON.parse('{"reply":"false","__proto__":{"email":"a@b.co"}}'), [['', 'unknown']]],
      ['nothing', {}, [['reply', 'required']]],
    ],
  },
  {
    about: 'a field that rests on a field that rests on another',
    fields: [
      { key: 'a', type: 'yesNo' },
      { key: 'b', type: 'yesNo', showWhen: { tests: [{ ...yes, field: 'a' }] } },
      { key: 'c', type: 'text', required: true, showWhen: { tests: [{ ...yes, field: 'b' }] } },
    ],
    cases: [
      ['all three', { a: true, b: true, c: 'x' }, []],
      ['the first only', { a: true }, []],
      ['the last missing', { a: true, b: true }, [['c', 'required']]],
      ['the second hidden', { a: false, b: true }, [['b', 'hidden']]],
      [
        'a hidden answer that would show the last',
        { a: false, b: true, c: 'x' },
        [
          ['b', 'hidden'],
          ['c', 'hidden'],
        ],
      ],
      ['the last alone', { c: 'x' }, [['c', 'hidden']]],
    ],
  },
  {
    about: 'a section with a condition',
    fields: [
      { key: 'who', type: 'oneChoice', options: [{ value: 'anonymous' }, { value: 'identified' }], required: true },
      {
        key: 'you',
        type: 'section',
        showWhen: { tests: [{ operator: 'equals', field: 'who', value: 'identified' }] },
      },
      { key: 'name', type: 'text', required: true },
      { key: 'phone', type: 'phone', required: true, showWhen: { tests: [{ operator: 'answered', field: 'name' }] } },
      { key: 'facts', type: 'section' },
      { key: 'text', type: 'longText', required: true },
    ],
    cases: [
      ['anonymous', { who: 'anonymous', text: 'x' }, []],
      ['identified', { who: 'identified', name: 'Ana', phone: '923456789', text: 'x' }, []],
      ['identified, without name', { who: 'identified', text: 'x' }, [['name', 'required']]],
      ['identified, with a name only', { who: 'identified', name: 'Ana', text: 'x' }, [['phone', 'required']]],
      ['anonymous with a name', { who: 'anonymous', name: 'Ana', text: 'x' }, [['name', 'hidden']]],
      [
        'anonymous with name and phone',
        { who: 'anonymous', name: 'Ana', phone: '923456789', text: 'x' },
        [
          ['name', 'hidden'],
          ['phone', 'hidden'],
        ],
      ],
      ['what the last section asks', { who: 'anonymous' }, [['text', 'required']]],
    ],
  },
  {
    about: 'conditions on dates, texts and rows',
    fields: [
      { key: 'birth', type: 'date' },
      { key: 'guardian', type: 'text', showWhen: { tests: [{ operator: 'ageAtMost', field: 'birth', value: 17 }] } },
      { key: 'card', type: 'text', showWhen: { tests: [{ operator: 'ageAtLeast', field: 'birth', value: 18 }] } },
      { key: 'day', type: 'date' },
      { key: 'reason', type: 'text', showWhen: { tests: [{ operator: 'before', field: 'day', value: 'today' }] } },
      { key: 'hour', type: 'text', showWhen: { tests: [{ operator: 'after', field: 'day', value: '2026-12-31' }] } },
      { key: 'firm', type: 'text' },
      { key: 'capital', type: 'text', showWhen: { tests: [{ operator: 'contains', field: 'firm', value: 'Lda' }] } },
      { key: 'own', type: 'text', showWhen: { tests: [{ operator: 'reads', field: 'firm', value: 'Eu próprio' }] } },
      {
        key: 'owners',
        type: 'repeat',
        minimum: 0,
        fields: [{ key: 'name', type: 'text' }],
      },
      { key: 'pact', type: 'text', showWhen: { tests: [{ operator: 'rowsAtLeast', field: 'owners', value: 2 }] } },
      { key: 'alone', type: 'text', showWhen: { tests: [{ operator: 'rowsAtMost', field: 'owners', value: 1 }] } },
    ],
    cases: [
      ['who is 18 today', { birth: '21/11/2008', card: 'x' }, []],
      ['who is 18 today, as a child', { birth: '21/11/2008', guardian: 'x' }, [['guardian', 'hidden']]],
      ['who is 18 tomorrow', { birth: '22/11/2008', guardian: 'x' }, []],
      ['who is 18 tomorrow, as a grown-up', { birth: '22/11/2008', card: 'x' }, [['card', 'hidden']]],
      [
        'no birth, which meets neither',
        { guardian: 'x', card: 'x' },
        [
          ['guardian', 'hidden'],
          ['card', 'hidden'],
        ],
      ],
      ['the day before today', { day: '20/11/2026', reason: 'x' }, []],
      ['today, which is not before today', { day: '21/11/2026', reason: 'x' }, [['reason', 'hidden']]],
      ['a day, which is not after itself', { day: '31/12/2026', hour: 'x' }, [['hour', 'hidden']]],
      ['the day after it', { day: '1/1/2027', hour: 'x' }, []],
      ['words within others, in capitals', { firm: 'KWANZA, LDA.', capital: 'x' }, []],
      ['words that are not there', { firm: 'Kwanza, SA', capital: 'x' }, [['capital', 'hidden']]],
      ['the words and no others', { firm: ' eu  PRÓPRIO ', own: 'x' }, []],
      ['the words among others', { firm: 'Eu próprio, Lda', own: 'x' }, [['own', 'hidden']]],
      ['two rows', { owners: [{ name: 'Ana' }, { name: 'Rui' }], pact: 'x' }, []],
      ['two rows, where one is the most', { owners: [{ name: 'Ana' }, {}], alone: 'x' }, [['alone', 'hidden']]],
      ['one row', { owners: [{ name: 'Ana' }], alone: 'x' }, []],
      ['one row, where two are the least', { owners: [{ name: 'Ana' }], pact: 'x' }, [['pact', 'hidden']]],
      ['no rows, which are at most one', { owners: [], alone: 'x' }, []],
      ['no list at all, which is no rows', { alone: 'x' }, []],
    ],
  },
  {
    about: 'conditions of every kind',
    fields: [
      { key: 'colour', type: 'oneChoice', options: [{ value: 'red' }, { value: 'green' }, { value: 'other' }] },
      { key: 'which', type: 'text', showWhen: { tests: [{ operator: 'differs', field: 'colour', value: 'red' }] } },
      { key: 'tags', type: 'manyChoices', options: [{ value: 'a' }, { value: 'b' }] },
      { key: 'tag', type: 'text', showWhen: { tests: [{ operator: 'includes', field: 'tags', value: 'b' }] } },
      { key: 'age', type: 'number' },
      { key: 'adult', type: 'text', showWhen: { tests: [{ operator: 'atLeast', field: 'age', value: 18 }] } },
      { key: 'child', type: 'text', showWhen: { tests: [{ operator: 'atMost', field: 'age', value: 17 }] } },
      {
        key: 'either',
        type: 'text',
        showWhen: {
          match: 'any',
          tests: [
            { operator: 'equals', field: 'colour', value: 'red' },
            { operator: 'answered', field: 'tag' },
          ],
        },
      },
      {
        key: 'both',
        type: 'text',
        showWhen: {
          match: 'all',
          tests: [
            { operator: 'equals', field: 'colour', value: 'red' },
            { operator: 'includes', field: 'tags', value: 'a' },
          ],
        },
      },
    ],
    cases: [
      ['differs: another', { colour: 'green', which: 'x' }, []],
      ['differs: the same', { colour: 'red', which: 'x' }, [['which', 'hidden']]],
      ['differs: no answer', { which: 'x' }, [['which', 'hidden']]],
      ['includes: among others', { tags: ['a', 'b'], tag: 'x' }, []],
      ['includes: alone, as one box is sent', { tags: 'b', tag: 'x' }, []],
      ['includes: without', { tags: ['a'], tag: 'x' }, [['tag', 'hidden']]],
      ['at least: equal', { age: '18', adult: 'x' }, []],
      ['at least: below', { age: '17,9', adult: 'x' }, [['adult', 'hidden']]],
      ['at most: equal', { age: 17, child: 'x' }, []],
      ['at most: above', { age: 18, child: 'x' }, [['child', 'hidden']]],
      [
        'a number that is none',
        { age: 'x', adult: 'x' },
        [
          ['age', 'number'],
          ['adult', 'hidden'],
        ],
      ],
      ['any: the first', { colour: 'red', either: 'x' }, []],
      ['any: the second', { tags: 'b', tag: 'x', either: 'x' }, []],
      [
        'any: the second, hidden',
        { tags: 'a', tag: 'x', either: 'x' },
        [
          ['tag', 'hidden'],
          ['either', 'hidden'],
        ],
      ],
      ['any: none', { either: 'x' }, [['either', 'hidden']]],
      ['all: both', { colour: 'red', tags: 'a', both: 'x' }, []],
      ['all: one', { colour: 'red', both: 'x' }, [['both', 'hidden']]],
    ],
  },
  {
    about: 'a field that is retired',
    fields: [
      { key: 'name', type: 'text', required: true },
      { key: 'fax', type: 'text', required: true, retired: true },
    ],
    cases: [
      ['is not asked', { name: 'Ana' }, []],
      ['is refused', { name: 'Ana', fax: '1' }, [['', 'unknown']]],
    ],
  },
  {
    about: 'a group that is answered several times',
    fields: [{ key: 'people', type: 'repeat', fields: [{ key: 'name', type: 'text', required: true }] }],
    cases: [
      ['two answers', { people: [{ name: 'Ana' }, { name: 'Rui' }] }, []],
      ['one of two without its name', { people: [{ name: 'Ana' }, {}] }, [['people.1.name', 'required']]],
      ['nothing', {}, [['people.0.name', 'required']]],
      ['more than it takes', { people: Array.from({ length: 11 }, () => ({ name: 'Ana' })) }, [['people', 'tooMany']]],
      ['parts that are no objects', { people: [null, false] }, [['people', 'malformed']]],
      ['one part that is none', { people: [{ name: 'Ana' }, 7] }, [['people', 'malformed']]],
      ['a text instead of parts', { people: 'Ana' }, [['people', 'malformed']]],
    ],
  },
]
