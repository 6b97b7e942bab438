import { expect, it } from 'vitest'
import { formDefinitions } from '@/site/schemas/form-definitions'
import { company } from '@/tests/cases/company'
import { toFormInLanguage } from '../language/to-form-in-language'
import { toUnsentValues } from './unsent-values'

const { 'job-application': careers } = formDefinitions
if (!careers) throw new Error('This test needs the forms of a new site')

const form = toFormInLanguage(careers, 'en')

it('reads what was typed as the page would post it, with dates in boxes', () => {
  const texts = [
    ['firstName', 'Ana'],
    ['birthDate.day', '27'],
    ['birthDate.month', '3'],
    ['birthDate.year', ''],
    ['educationLevel', 'graduate'],
  ] as const
  expect(toUnsentValues(form, texts)).toEqual({ firstName: 'Ana', birthDate: '-3-27', educationLevel: 'graduate' })
})

it('leaves out what the form does not ask any more, does not offer, or asks in another shape', () => {
  const texts = [
    ['firstName', 'Ana'],
    ['shoeSize', '41'],
    ['educationLevel', 'kindergarten'],
    ['lastName.first', 'Domingos'],
    ['__proto__', 'x'],
    ['_version', 'f00d'],
  ] as const
  expect(toUnsentValues(form, texts)).toEqual({ firstName: 'Ana' })
})

it('keeps every answer to a group, those too in which nothing is filled in yet', () => {
  const owners = toFormInLanguage(company, 'pt')
  const group = owners.entries.find((entry) => entry.kind === 'group' && entry.repeat !== null)
  if (group?.kind !== 'group') throw new Error('This test needs a group that is answered several times')
  const text = group.entries.find((entry) => entry.kind === 'question' && entry.type === 'text')
  if (!text) throw new Error('This test needs a text in it')
  const texts = [
    [`${group.key}.0.${text.key}`, 'Ana'],
    [`${group.key}.1`, ''],
    [`${group.key}.1.${text.key}`, ''],
  ] as const
  expect(toUnsentValues(owners, texts)[group.key]).toMatchObject([{ [text.key]: 'Ana' }, {}])
})
