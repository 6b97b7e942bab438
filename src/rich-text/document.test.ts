import { describe, expect, it } from 'vitest'
import { parseRichText } from './document'

const text = { type: 'text', text: 'a', format: 0 }
const rootOf = (...children: unknown[]) => ({ root: { type: 'root', children } })

describe('parseRichText', () => {
  it('reads what the editor stores and leaves out what nobody draws', () => {
    const stored = rootOf({
      type: 'paragraph',
      version: 1,
      indent: 0,
      children: [{ ...text, mode: 'normal', style: 'x' }],
    })
    expect(parseRichText(stored).root.children).toEqual([{ type: 'paragraph', children: [text] }])
  })

  it.each([
    ['nothing', null],
    ['words alone', 'a'],
    ['no root', {}],
    ['a node of another kind', rootOf({ type: 'table', children: [] })],
    ['a picture', rootOf({ type: 'upload', value: 1 })],
    ['text outside a paragraph', rootOf(text)],
    ['a first-level heading', rootOf({ type: 'heading', tag: 'h1', children: [text] })],
    ['a heading with a tag of its own', rootOf({ type: 'heading', tag: 'script', children: [text] })],
    ['a check list', rootOf({ type: 'list', listType: 'check', children: [] })],
    [
      'a list in a paragraph',
      rootOf({ type: 'paragraph', children: [{ type: 'list', listType: 'bullet', children: [] }] }),
    ],
    [
      'a paragraph in a list',
      rootOf({ type: 'list', listType: 'bullet', children: [{ type: 'paragraph', children: [] }] }),
    ],
    [
      'an unknown node deep inside',
      rootOf({
        type: 'list',
        listType: 'bullet',
        children: [{ type: 'listitem', children: [{ type: 'link', fields: {}, children: [{ type: 'hashtag' }] }] }],
      }),
    ],
    [
      'a link in a link',
      rootOf({
        type: 'paragraph',
        children: [{ type: 'link', fields: {}, children: [{ type: 'link', fields: {}, children: [] }] }],
      }),
    ],
  ])('refuses %s', (_what, value) => {
    expect(() => parseRichText(value)).toThrow('invalid')
  })
})
