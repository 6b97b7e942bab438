import type { ClientField } from 'payload'
import { expect, it } from 'vitest'
import { nameField } from './name-field'

const text = (name: string, pt: string, en: string): ClientField => ({ name, type: 'text', label: { pt, en } })
const label = text('label', 'Como se lê', 'What visitors read')
const fields: readonly ClientField[] = [
  text('name', 'Nome', 'Name'),
  {
    type: 'tabs',
    tabs: [
      {
        label: '',
        fields: [
          {
            ...{ name: 'results', type: 'blocks', label: { pt: 'Resultados', en: 'Results' } },
            blocks: [{ slug: 'result', fields: [{ type: 'row', fields: [label] }] }],
          },
        ],
      },
    ],
  },
  {
    ...{ name: 'rows', type: 'array', label: { pt: 'Linhas', en: 'Rows' } },
    fields: [{ name: 'limits', type: 'group', label: { pt: 'Limites', en: 'Limits' }, fields: [label] }],
  },
]
const words = (language: 'en' | 'pt') => ({ language, fallbackLanguage: language, t: String })

it.each([
  ['name', 'Nome', 'Name'],
  ['results.1.label', 'Resultados 2 › Como se lê', 'Results 2 › What visitors read'],
  ['rows.0.limits.label', 'Linhas 1 › Limites › Como se lê', 'Rows 1 › Limits › What visitors read'],
  ['results.1', 'Resultados 2', 'Results 2'],
  ['gone.0.label', '', ''],
])('%s is named in the words of the form', (at, pt, en) => {
  expect(nameField(at, fields, words('pt'))).toBe(pt)
  expect(nameField(at, fields, words('en'))).toBe(en)
})
