import { describe, expect, it } from 'vitest'
import { parseRichText } from '@/src/rich-text/document'
import { markdownToRichText } from './markdown-to-rich-text'

const read = (markdown: string) =>
  markdownToRichText(markdown, (collection, key) => (key === 'home' ? collection.length : undefined))

describe('markdownToRichText', () => {
  it('gives what the site can draw', () => {
    const stored = read('## Title\n\n- **a** [home](pages:home)\n  1. b')
    expect(parseRichText(stored).root.children).toEqual([
      { type: 'heading', tag: 'h2', children: [{ type: 'text', text: 'Title', format: 0 }] },
      {
        type: 'list',
        listType: 'bullet',
        children: [
          {
            type: 'listitem',
            children: [
              { type: 'text', text: 'a', format: 1 },
              { type: 'text', text: ' ', format: 0 },
              {
                type: 'link',
                fields: { linkType: 'internal', doc: { relationTo: 'pages', value: 5 } },
                children: [{ type: 'text', text: 'home', format: 0 }],
              },
            ],
          },
          {
            type: 'listitem',
            children: [
              {
                type: 'list',
                listType: 'number',
                children: [{ type: 'listitem', children: [{ type: 'text', text: 'b', format: 0 }] }],
              },
            ],
          },
        ],
      },
    ])
  })

  it('takes a line end inside a paragraph for layout of the file', () => {
    expect(parseRichText(read('one\ntwo')).root.children).toEqual([
      { type: 'paragraph', children: [{ type: 'text', text: 'one two', format: 0 }] },
    ])
  })

  it('leaves the judgement on an address to the CMS, and takes only what stores text for a reference', () => {
    for (const url of ['javascript:alert(1)', 'users:home', 'home']) {
      expect(JSON.stringify(read(`[a](${url})`))).toContain(JSON.stringify({ linkType: 'custom', newTab: false, url }))
    }
  })

  it.each([
    ['# a', 'a heading of level 1; levels 2 to 4 are allowed'],
    ['##### a', 'a heading of level 5; levels 2 to 4 are allowed'],
    ['![a](b.png)', '"image" cannot be held by rich text'],
    ['`a`', '"inlineCode" cannot be held by rich text'],
    ['```\na\n```', '"code" cannot be held by rich text'],
    ['    a', '"code" cannot be held by rich text'],
    ['<b>a</b>', '"html" cannot be held by rich text'],
    ['<script>alert(1)</script>', '"html" cannot be held by rich text'],
    ['a <!-- b -->', '"html" cannot be held by rich text'],
    ['---', '"thematicBreak" cannot be held by rich text'],
    ['[a][b]\n\n[b]: https://c.example', '"linkReference" cannot be held by rich text'],
    ['[b]: https://c.example', '"definition" cannot be held by rich text'],
    ['> a\n>\n> b', 'a quote must be one paragraph'],
    ['> - a', 'a quote must be one paragraph'],
    ['- a\n\n  b', 'a list item must be one paragraph, with lists inside it at most'],
    ['- > a', 'a list item must be one paragraph, with lists inside it at most'],
    ['[a](https://b.example "c")', 'a link with a title, which rich text has no place for'],
    ['- a\n  - **[b](pages:missing)**', 'there is no document "pages:missing"'],
    ['[a](documents:)', 'there is no document "documents:"'],
  ])('refuses %j and says why', (markdown, reason) => {
    expect(() => read(markdown)).toThrow(reason)
  })
})
