import type { FormState } from 'payload'
import { expect, it } from 'vitest'
import { restoreBlocks } from './restore-blocks'

/** A form with a title and blocks, each by its id, with a text and whether it is hidden. */
function form(title: string, ...blocks: [id: string, text: string, hidden?: boolean][]): FormState {
  return {
    title: { value: title },
    layout: { value: blocks.length, disableFormData: blocks.length > 0, rows: blocks.map(([id]) => ({ id })) },
    ...Object.fromEntries(
      blocks.flatMap(([id, text, hidden = false], index) => [
        [`layout.${index}.id`, { value: id }],
        [`layout.${index}.text`, { value: text }],
        [`layout.${index}.hidden`, { value: hidden }],
      ]),
    ),
  }
}

it('brings back what was deleted and takes away what was added, and leaves what was typed since', () => {
  const before = form('Old', ['a', 'one'], ['b', 'two'])
  const now = form('New', ['b', 'two, typed on'], ['c', 'three'])
  expect(restoreBlocks({ before, now })).toEqual(form('New', ['a', 'one'], ['b', 'two, typed on']))
  expect(restoreBlocks({ before: now, now: before })).toEqual(form('Old', ['b', 'two'], ['c', 'three']))
})

it('puts back the order, and what was hidden', () => {
  const before = form('Page', ['a', 'one'], ['b', 'two', true])
  const now = form('Page', ['b', 'two'], ['a', 'one, typed on'])
  expect(restoreBlocks({ before, now })).toEqual(form('Page', ['a', 'one, typed on'], ['b', 'two', true]))
})

it('leaves a document without blocks as it is', () => {
  expect(restoreBlocks({ before: form('Old'), now: form('New') })).toEqual(form('New'))
})
