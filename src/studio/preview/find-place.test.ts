import type { ClientField, FormState } from 'payload'
import { expect, it } from 'vitest'
import { findPlainText, toFieldPath } from './find-place'

const fields: FormState = {
  title: { value: 'Same' },
  layout: { rows: [{ id: 'a' }, { id: 'b' }] },
  'layout.0.id': { value: 'a' },
  'layout.0.blockType': { value: 'quote' },
  'layout.1.id': { value: 'b' },
  'layout.1.blockType': { value: 'steps' },
  'layout.1.title': { value: 'Same' },
  'layout.1.link.label': { value: 'Same' },
  'layout.1.steps': { rows: [{ id: 'one' }, { id: 'two' }] },
  'layout.1.steps.1.title': { value: 'Same' },
}

it('follows a place to its field by the ids of rows, wherever they stand', () => {
  expect(toFieldPath(fields, { row: null, path: ['title'] })).toBe('title')
  expect(toFieldPath(fields, { row: 'b', path: ['title'] })).toBe('layout.1.title')
  expect(toFieldPath(fields, { row: 'b', path: ['link', 'label'] })).toBe('layout.1.link.label')
  expect(toFieldPath(fields, { row: 'b', path: ['steps', '#two', 'title'] })).toBe('layout.1.steps.1.title')
  expect(toFieldPath(fields, { row: 'b', path: ['steps', '1', 'title'] })).toBe('layout.1.steps.1.title')
})

it('finds no field of a row that is gone, or of another document', () => {
  expect(toFieldPath(fields, { row: 'shared', path: ['title'] })).toBeUndefined()
  expect(toFieldPath(fields, { row: 'b', path: ['steps', '#three', 'title'] })).toBeUndefined()
  expect(toFieldPath(fields, { row: 'a', path: ['title'] })).toBeUndefined()
})

it('knows what a plain text takes, and takes nothing else for one', () => {
  const title: ClientField = { name: 'title', type: 'text', label: 'Title', required: true }
  const text: ClientField = { name: 'text', type: 'textarea' }
  const steps: ClientField = { name: 'steps', type: 'array', fields: [title, text] }
  const blocks = {
    quote: { fields: [{ name: 'body', type: 'richText' } satisfies ClientField] },
    steps: { fields: [{ type: 'collapsible', label: '', fields: [title] } satisfies ClientField, steps] },
  }
  const find = (row: string | null, ...path: string[]) =>
    findPlainText(fields, { row, path }, { head: [title], blocks })
  expect(find(null, 'title')).toBe(title)
  expect(find('b', 'title')).toBe(title)
  expect(find('b', 'steps', '#two', 'text')).toBe(text)
  expect(find('b', 'steps')).toBeUndefined()
  expect(find('a', 'body')).toBeUndefined()
  expect(find('c', 'title')).toBeUndefined()
})
