import type { FlattenedBlock, FlattenedField } from 'payload'
import { expect, it } from 'vitest'
import { namePlace } from './name-place'

const form: FlattenedField = {
  name: 'form',
  type: 'relationship',
  relationTo: 'forms',
  label: { pt: 'Formulário', en: 'Form' },
}
const formSlot: FlattenedBlock = {
  slug: 'formSlot',
  labels: { singular: { pt: 'Um formulário', en: 'A form' }, plural: { pt: 'Formulários', en: 'Forms' } },
  fields: [],
  flattenedFields: [form],
}
const layout: FlattenedField = {
  name: 'layout',
  type: 'blocks',
  blocks: [formSlot],
  label: { pt: 'Blocos', en: 'Blocks' },
}
const where = (language: 'en' | 'pt') => ({
  fields: [layout, form],
  blocks: [formSlot],
  i18n: { language, fallbackLanguage: language, t: String },
})

it('says where a document is named in the words of the form', () => {
  expect(namePlace('layout.formSlot.form', where('pt'))).toBe('Blocos › Um formulário › Formulário')
  expect(namePlace('form', where('en'))).toBe('Form')
})

it('says as much as it knows of a place that is no longer there', () => {
  expect(namePlace('layout.gone.form', where('en'))).toBe('Blocks')
  expect(namePlace('gone', where('en'))).toBe('')
})
