import { type FormDefinition, parseFormDefinition } from '@/src/forms/definition/form-definition'

const both = (text: string) => ({ pt: `${text} em português`, en: `${text} in English` })
const options = ['a', 'b', 'c'].map((value) => ({ value, label: both(`Option ${value}`) }))

/** A form with a question of every type, with and without hints, required and not, in sections and under conditions. */
export const everyQuestion: FormDefinition = parseFormDefinition({
  key: 'everyQuestion',
  title: both('Every question'),
  fields: [
    { key: 'welcome', type: 'information', text: both('Welcome.\n\nRead this') },
    { key: 'text', type: 'text', label: both('Text'), hint: both('Hint'), required: true, autocomplete: 'name' },
    { key: 'errors', type: 'text', label: both('A key that others might use') },
    { key: 'longText', type: 'longText', label: both('Long text'), required: true },
    { key: 'numbers', type: 'section', label: both('Numbers'), hint: both('Of this section') },
    { key: 'number', type: 'number', label: both('Number'), required: true, minimum: 1 },
    { key: 'amount', type: 'amount', label: both('Amount'), hint: both('Hint'), required: true },
    { key: 'birth', type: 'date', label: both('Birth'), required: true, autocomplete: 'bday', minimumAge: 18 },
    { key: 'day', type: 'date', label: both('Day') },
    { key: 'choices', type: 'section', label: both('Choices') },
    { key: 'radios', type: 'oneChoice', label: both('Radios'), hint: both('Hint'), options, required: true },
    { key: 'select', type: 'oneChoice', display: 'select', label: both('Select'), options, required: true },
    { key: 'boxes', type: 'manyChoices', label: both('Boxes'), options, minimum: 2, required: true },
    { key: 'yesNo', type: 'yesNo', label: both('Yes or no'), required: true },
    { key: 'country', type: 'country', label: both('Country'), required: true, autocomplete: 'country' },
    {
      key: 'reach',
      type: 'section',
      label: both('Reach'),
      showWhen: { tests: [{ operator: 'equals', field: 'yesNo', value: true }] },
    },
    { key: 'email', type: 'email', label: both('E-mail'), required: true },
    { key: 'phone', type: 'phone', label: both('Phone'), required: true },
    {
      key: 'why',
      type: 'text',
      label: both('Why'),
      showWhen: {
        match: 'any',
        tests: [
          { operator: 'includes', field: 'boxes', value: 'b' },
          { operator: 'differs', field: 'select', value: 'a' },
        ],
      },
    },
    { key: 'end', type: 'section', label: both('End') },
    {
      key: 'adult',
      type: 'text',
      label: both('Adult'),
      showWhen: { tests: [{ operator: 'atLeast', field: 'number', value: 18 }] },
    },
    { key: 'one', type: 'file', label: both('One file'), kinds: ['pdf'], required: true },
    { key: 'files', type: 'file', label: both('Files'), hint: both('Hint'), kinds: ['pdf', 'png'], most: 3 },
    { key: 'consent', type: 'consent', label: both('Consent'), hint: both('Hint'), required: true },
  ],
})

/** Answers to it as they are typed, in order but for the files. */
export const typedAnswers = {
  text: 'Ana',
  longText: 'Um\ndois',
  number: '18,5',
  amount: '1 500,00',
  birth: '1998-3-27',
  day: '2026-1-2',
  radios: 'b',
  select: 'c',
  boxes: ['a', 'b'],
  yesNo: 'true',
  country: 'AO',
  email: 'ana@bcs.example',
  phone: '923 456 789',
  why: 'Porque sim',
  adult: 'Sim',
  consent: 'true',
} as const
