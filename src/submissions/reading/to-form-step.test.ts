import { expect, it } from 'vitest'
import { parseFormDefinition } from '@/src/forms/definition/form-definition'
import { toFormStep } from './to-form-step'

const both = (text: string) => ({ pt: text, en: text })
const definition = parseFormDefinition({
  key: 'account',
  title: null,
  fields: [
    { key: 'first', type: 'page', label: both('First') },
    {
      key: 'owners',
      type: 'repeat',
      label: both('Owners'),
      fields: [{ key: 'name', type: 'text', label: both('Name') }],
    },
    { key: 'last', type: 'page', label: both('Last') },
    {
      key: 'pact',
      type: 'text',
      label: both('Pact'),
      showWhen: { tests: [{ operator: 'rowsAtLeast', field: 'owners', value: 2 }] },
    },
  ],
})

it('tells a page how often a group of another one is answered, and nothing that is in it', () => {
  const answers = { owners: [{ name: 'Ana' }, { name: 'Rui' }] }
  const step = toFormStep(
    { formKey: 'account', definition, hash: 'f00d', number: 1, state: 'published', endedAt: null, audience: 'staff' },
    {
      at: 'last',
      done: ['first'],
      judged: { answers, values: answers },
      locale: 'en',
      secret: 'a secret of the installation',
      now: Date.parse('2026-11-21T10:00:00Z'),
      today: '2026-11-21',
    },
  )
  expect(step?.known).toEqual({ owners: [{}, {}] })
})
