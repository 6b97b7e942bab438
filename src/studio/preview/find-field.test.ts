import { expect, it } from 'vitest'
import { findField, findRowOf, findRowPath } from './find-field'

const richText = {
  root: {
    type: 'root',
    children: [
      { type: 'paragraph', children: [{ text: 'Opens in ' }, { type: 'link', children: [{ text: 'five minutes' }] }] },
      { type: 'list', children: [{ type: 'listitem', children: [{ text: 'Bring your card' }] }] },
    ],
  },
}
const fields = {
  title: { value: 'Accounts' },
  slug: { value: 'steps' },
  'layout.0.id': { value: 'hero' },
  'layout.0.title': { value: 'Accounts' },
  'layout.1.id': { value: 'b' },
  'layout.1.anchor': { value: 'open' },
  'layout.1.title': { value: 'How to open' },
  'layout.1.steps.0.title': { value: 'Open' },
  'layout.1.steps.0.details.3.text': { value: 'Walk\u00a0in  soon' },
  'layout.1.text': { value: richText },
}

it('finds a sentence at any depth of its block, whatever the spaces', () => {
  expect(findField(fields, 'layout.1', 'Walk in soon')).toBe('layout.1.steps.0.details.3.text')
  expect(findField(fields, 'layout.1', 'How to\u00ad open ')).toBe('layout.1.title')
  expect(findField(fields, 'layout.1', 'Open')).toBe('layout.1.steps.0.title')
})

it('finds a part of rich text, also where a link begins', () => {
  expect(findField(fields, 'layout.1', 'Opens in five minutes')).toBe('layout.1.text')
  expect(findField(fields, 'layout.1', 'Bring your card')).toBe('layout.1.text')
})

it('finds the field whose words are only a part of what is shown', () => {
  expect(findField(fields, 'layout.1', '1. How to open')).toBe('layout.1.title')
})

it('keeps to the block, and to the document itself where there is none', () => {
  expect(findField(fields, 'layout.0', 'Accounts')).toBe('layout.0.title')
  expect(findField(fields, '', 'Accounts')).toBe('title')
  expect(findField(fields, 'layout.0', 'Open')).toBeUndefined()
  expect(findField(fields, 'layout.1', '')).toBeUndefined()
})

it('knows which row is which', () => {
  expect(findRowPath(fields, 'b')).toBe('layout.1')
  expect(findRowPath(fields, 'c')).toBeUndefined()
  expect(findRowOf(fields, 'layout.1.steps.0.title')).toBe('b')
  expect(findRowOf(fields, 'title')).toBeNull()
})
