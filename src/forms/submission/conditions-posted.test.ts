import { expect, it } from 'vitest'
import { locales } from '@/src/i18n/locales'
import { parseFormDefinition } from '../definition/form-definition'
import { toFormInLanguage } from '../language/to-form-in-language'
import { createAjvValidator } from '../validation/ajv-validator'
import { createInterpreter } from '../validation/interpreter'
import { readAnswers } from '../validation/read-answers'
import { validateAnswers } from '../validation/validate-answers'
import { parsePosted } from './parse-posted'

const both = (text: string) => ({ pt: text, en: text })
const definition = parseFormDefinition({
  key: 'account',
  title: null,
  fields: [
    { key: 'birth', type: 'date', label: both('Birth') },
    { key: 'firm', type: 'text', label: both('Firm') },
    {
      key: 'owners',
      type: 'repeat',
      label: both('Owners'),
      fields: [{ key: 'name', type: 'text', label: both('Name') }],
    },
    {
      key: 'guardian',
      type: 'text',
      label: both('Guardian'),
      required: true,
      showWhen: { tests: [{ operator: 'ageAtMost', field: 'birth', value: 17 }] },
    },
    {
      key: 'pact',
      type: 'text',
      label: both('Pact'),
      required: true,
      showWhen: {
        tests: [
          { operator: 'contains', field: 'firm', value: 'lda' },
          { operator: 'rowsAtLeast', field: 'owners', value: 2 },
        ],
      },
    },
  ],
})

const page = [
  ['birth.day', '22'],
  ['birth.month', '11'],
  ['birth.year', '2008'],
  ['firm', 'Kwanza, Lda'],
  ['owners.0', ''],
  ['owners.0.name', 'Ana'],
  ['owners.1', ''],
  ['owners.1.name', 'Rui'],
] as const

/** What a page without script posts, judged on a day as the server does and as a script would have. */
function judge(today: string, locale: 'pt' | 'en') {
  const form = toFormInLanguage(definition, locale)
  const posted = parsePosted(form, page)
  if (typeof posted === 'string') throw new Error(posted)
  const [server, browser] = [createAjvValidator, createInterpreter].map((create) => {
    const validator = create(form.schema, today)
    const answers = readAnswers(form, posted.answers, validator)
    return validateAnswers({ form, validator, answers, today })
  })
  expect(browser).toEqual(server)
  return server?.map(({ field, rule }) => `${field} ${rule}`)
}

it.each(locales)(
  'conditions on dates, texts and rows ask the same of a page without script in %s, and go with the day',
  (locale) => {
    expect(judge('2026-11-21', locale)).toEqual(['guardian required', 'pact required'])
    expect(judge('2026-11-22', locale)).toEqual(['pact required'])
  },
)
