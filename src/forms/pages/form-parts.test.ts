import { expect, it } from 'vitest'
import { parseFormDefinition } from '../definition/form-definition'
import { toFormInLanguage } from '../language/to-form-in-language'
import { createInterpreter } from '../validation/interpreter'
import { toParts } from './form-parts'

const both = (text: string) => ({ pt: text, en: text })
const page = (key: string, more: object = {}) => ({ key, type: 'page', label: both(key), ...more })

function partsOf(pages: readonly object[], answers: object, done: readonly string[] = []) {
  const definition = parseFormDefinition({ key: 'x', title: null, fields: pages })
  const form = toFormInLanguage(definition, 'en')
  const validator = createInterpreter(form.schema, '2026-11-21')
  return toParts({ form, validator, answers: { ...answers } }, done)
}

const choice = {
  ...{ key: 'who', type: 'oneChoice', label: both('Who') },
  options: ['person', 'company'].map((value) => ({ value, label: both(value) })),
}
const conditional = page('owners', { showWhen: { tests: [{ operator: 'equals', field: 'who', value: 'company' }] } })
const long = [page('first'), choice, page('second'), conditional, page('third'), page('last')]

it('lists the pages of a long form that are asked with the answers so far, and which are done', () => {
  expect(partsOf(long, { who: 'company' }, ['first'])).toEqual([
    { key: 'first', label: 'first', isDone: true },
    { key: 'second', label: 'second', isDone: false },
    { key: 'owners', label: 'owners', isDone: false },
    { key: 'third', label: 'third', isDone: false },
    { key: 'last', label: 'last', isDone: false },
  ])
})

it('lists nothing of a form that is short, or short with these answers', () => {
  expect(partsOf(long, { who: 'person' })).toEqual([])
  expect(partsOf([page('first'), page('last')], {})).toEqual([])
})
