import type { AnswerCases } from './answer-case'

const colours = [{ value: 'red' }, { value: 'green' }, { value: 'blue' }]
const file = { name: 'cv.pdf', mediaType: 'application/pdf', size: 1000 }
const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Choices, consents and files. */
export const choiceCases: readonly AnswerCases[] = [
  {
    about: 'a choice of one',
    question: { type: 'oneChoice', required: true, options: colours },
    cases: [
      [undefined, 'required'],
      ['', 'required'],
      ['red', null],
      [' red ', null, 'red'],
      ['Red', 'choice'],
      ['yellow', 'choice'],
      ['0', 'choice'],
      [0, 'choice'],
      [['red'], 'choice'],
      ['constructor', 'choice'],
    ],
  },
  {
    about: 'a choice of two or three',
    question: { type: 'manyChoices', required: true, options: colours, minimum: 2, maximum: 2 },
    cases: [
      [undefined, 'required'],
      [[], 'required'],
      ['', 'required'],
      [[''], 'required'],
      ['red', 'tooFew', ['red']],
      [['red'], 'tooFew'],
      [['red', 'red'], 'tooFew'],
      [['red', 'blue'], null],
      [['red', '', 'blue'], null, ['red', 'blue']],
      [['red', 'green', 'blue'], 'tooMany'],
      [['red', 'yellow'], 'choice'],
      [['red', 1], 'choice'],
      [{ 0: 'red' }, 'tooFew'],
      [[{ 0: 'red' }, 'red'], 'choice'],
    ],
  },
  {
    about: 'a choice of any number',
    question: { type: 'manyChoices', options: colours },
    cases: [
      [undefined, null],
      ['red', null, ['red']],
      [['red', 'green', 'blue'], null],
    ],
  },
  {
    about: 'a yes or no',
    question: { type: 'yesNo', required: true },
    cases: [
      [undefined, 'required'],
      ['', 'required'],
      ['true', null, true],
      ['false', null, false],
      [true, null],
      [false, null],
      ['yes', 'choice'],
      ['1', 'choice'],
      [1, 'choice'],
    ],
  },
  {
    about: 'a country',
    question: { type: 'country', required: true },
    cases: [
      ['', 'required'],
      ['AO', null],
      ['PT', null],
      ['ao', 'choice'],
      ['XX', 'choice'],
      ['Angola', 'choice'],
      ['UK', 'choice'],
    ],
  },
  {
    about: 'a consent that must be given',
    question: { type: 'consent', required: true },
    cases: [
      [undefined, 'required'],
      ['', 'required'],
      [false, 'required'],
      ['on', null, true],
      ['true', null, true],
      [true, null],
      ['yes', 'malformed'],
      [1, 'malformed'],
    ],
  },
  {
    about: 'a consent that may be given',
    question: { type: 'consent' },
    cases: [
      [undefined, null],
      [false, null, undefined],
      ['on', null, true],
    ],
  },
  {
    about: 'one file of two kinds',
    question: { type: 'file', required: true, kinds: ['pdf', 'png'], largest: 5_242_880 },
    cases: [
      [undefined, 'required'],
      [[], 'required'],
      [[file], null],
      [[{ ...file, reference: 'c0ffee00c0ffee00c0ff' }], null],
      [[{ ...file, size: 5_242_880 }], null],
      [[{ ...file, size: 5_242_881 }], 'fileSize'],
      [[{ ...file, size: 0 }], 'fileEmpty'],
      [[{ ...file, mediaType: 'image/svg+xml' }], 'fileType'],
      [[{ ...file, mediaType: sheet }], 'fileType'],
      [[file, file], 'tooMany'],
      [[{ ...file, reference: '../../etc/passwd' }], 'malformed'],
      [[{ ...file, path: '/etc/passwd' }], 'malformed'],
      [[{ name: 'cv.pdf', size: 1 }], 'malformed'],
      [[{ ...file, name: '' }], 'malformed'],
      [[{ ...file, size: 1.5 }], 'malformed'],
      [['cv.pdf'], 'malformed'],
      ['cv.pdf', 'malformed'],
      [file, 'malformed'],
    ],
  },
]
