import { expect, it } from 'vitest'
import { richTextLinks } from './links'
import { toPlainText } from './to-plain-text'

const text = (words: string) => ({ type: 'text', text: words, format: 1 })
const item = (...children: unknown[]) => ({ type: 'listitem', children })
const list = (...children: unknown[]) => ({ type: 'list', listType: 'bullet', children })
const link = (url: string) => ({ type: 'link', fields: { url }, children: [text('link')] })
const rootOf = (...children: unknown[]) => ({ root: { children } })

it('gives the words of a text, each part on a line of its own', () => {
  const stored = rootOf(
    { type: 'heading', tag: 'h2', children: [text('Title')] },
    { type: 'paragraph', children: [] },
    { type: 'paragraph', children: [text('A '), link('tel:1'), { type: 'linebreak' }, text('B')] },
    list(item(text('one'), text('!')), item(list(item(text('below')))), item(text('two'), list(item(text('beside'))))),
  )
  expect(toPlainText(stored).split('\n')).toEqual(['Title', 'A link', 'B', 'one!', 'below', 'two', 'beside'])
})

it('finds every address in a text, also in what the site does not draw', () => {
  const stored = rootOf({ type: 'unknown', children: [link('https://a.example'), { rows: [{ url: 'data:b' }] }] })
  expect(richTextLinks(stored)).toEqual(['https://a.example', 'data:b'])
  expect(richTextLinks(null)).toEqual([])
})
