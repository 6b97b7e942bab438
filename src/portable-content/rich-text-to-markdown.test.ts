import { describe, expect, it } from 'vitest'
import { type BlockNode, type InlineNode, parseRichText } from '@/src/rich-text/document'
import { markdownToRichText } from './markdown-to-rich-text'
import { richTextToMarkdown } from './rich-text-to-markdown'

const keys = ['pages:home', 'pages:private/accounts/flex-account', 'documents:price-list-private-2026']
const resolve = (collection: string, key: string) => keys.indexOf(`${collection}:${key}`) + 1 || undefined
const keyOf = (collection: string, id: number) => keys[id - 1]?.slice(collection.length + 1) ?? 'missing'

const toMarkdown = (stored: unknown) => richTextToMarkdown(stored, keyOf)
const toStored = (markdown: string) => markdownToRichText(markdown, resolve)

describe('Markdown of a content file', () => {
  it.each([
    ['', 'nothing'],
    ['One paragraph, with “quotes”, «guillemets» and 1 234,50 Kz.', 'words'],
    ['One paragraph.\n\nAnother one.', 'paragraphs'],
    ['## Costs\n\n### Costs of a transfer\n\n#### In kwanzas', 'headings'],
    ['**Bold**, _italic_, **_both_** and wo**r**d.', 'formats'],
    ['A line\\\nand another', 'a line break'],
    ['> One sentence of **weight**.', 'a quote'],
    ['- one\n- two', 'a list'],
    ['1. one\n2. two\n3. three', 'a numbered list'],
    ['- one\n  - below\n    1. deeper\n  - below too\n- two', 'nested lists'],
    ['Words:\n\n- one\n\n* other\n\n1. first', 'lists after one another'],
    [
      'See [the account](pages:private/accounts/flex-account) and [prices](documents:price-list-private-2026).',
      'references',
    ],
    ['[BNA](https://www.bna.ao/x?a=1\\&copy=2), [call](tel:+244222000000), [**write**](mailto:a@bcs.example)', 'links'],
    ['[a](https://maps.example/a_\\(b\\)*c)', 'a link with brackets and stars in its address'],
    ['<https://www.bna.ao>', 'an address as its own words'],
    [
      '5 \\* 3, snake_case, \\_start, \\[a]\\(b), 1 < 2 > 0, \\<b>, AT\\&T, a & b, \\&amp;, C:\\Users, \\`code\\`, a # b',
      'signs in a line',
    ],
    ['\\# a', 'a hash that begins no heading'],
    ['\\- a', 'a hyphen that begins no list'],
    ['\\+ a', 'a plus that begins no list'],
    ['1\\. Artigo', 'a number that begins no list'],
    ['2026\\. A year', 'a year that begins no list'],
    ['1\\) a', 'a bracket that begins no list'],
    ['\\> a', 'an angle that begins no quote'],
    ['\\---', 'hyphens that are no rule'],
    ['a\\\n\\===', 'signs that underline no heading'],
    ['- 1\\. a\n- \\# b\n- \\- c', 'all of that in a list'],
    ['{phone}', 'a placeholder'],
  ])('is the same after a way through the CMS: %j (%s)', (markdown) => {
    expect(toMarkdown(toStored(markdown))).toBe(markdown)
  })
})

const text = (words: string, format = 0) => ({ type: 'text', text: words, format })

/** What a reader can tell apart: each character with its format and link, each block with its kind. */
function readable(stored: unknown): unknown {
  return parseRichText(stored).root.children.map(readableBlock)
}

function readableBlock(node: BlockNode): unknown {
  if (node.type !== 'list')
    return [node.type === 'heading' ? node.tag : node.type, node.children.map(readableInline).join('')]
  const items = node.children.map(({ children }) =>
    children.map((child) => (child.type === 'list' ? readableBlock(child) : readableInline(child))),
  )
  return [node.listType, items.map((item) => (item.every((part) => typeof part === 'string') ? item.join('') : item))]
}

function readableInline(node: InlineNode): string {
  if (node.type === 'linebreak') return '↵'
  if (node.type === 'text') return [...node.text].map((character) => `${character}${node.format}`).join('')
  return `[${node.children.map(readableInline).join('')}](${node.fields.url ?? JSON.stringify(node.fields.doc)})`
}

const throughMarkdown = (stored: unknown) => readable(toStored(toMarkdown(stored)))

const awkward = [
  'a',
  'ç',
  '1',
  ' ',
  '\u00a0',
  '\t',
  '*',
  '**',
  '_',
  '`',
  '[',
  ']',
  '](',
  '!',
  '![',
  '(',
  ')',
  '<',
  '<b>',
  '>',
  '&',
  '&lt;',
  '\\',
  '\\\\',
  '#',
  '# ',
  '- ',
  '-',
  '+ ',
  '1. ',
  '12) ',
  '=',
  '~',
  '|',
  ':',
  '.',
  '“',
  '»',
  '€',
  '…',
  '😀',
  'https://a.b',
]

describe('text that an editor typed', () => {
  it('keeps every sign where formats meet in the middle of a word', () => {
    const formats = [0, 1, 2, 3]
    const meetings = formats.flatMap((left) =>
      formats.filter((right) => right !== left).map((right) => [left, right] as const),
    )
    for (const [left, right] of meetings) {
      for (const before of awkward) {
        const children = awkward.flatMap((after) => [text('x'), text(before, left), text(after, right), text('y')])
        const stored = { root: { children: [{ type: 'paragraph', children }] } }
        expect(throughMarkdown(stored), `${before} in ${left}, then ${right}`).toEqual(readable(stored))
      }
    }
  })

  it.each([
    ['a paragraph', (children: unknown[]) => ({ type: 'paragraph', children })],
    ['a heading', (children: unknown[]) => ({ type: 'heading', tag: 'h3', children })],
    ['a quote', (children: unknown[]) => ({ type: 'quote', children })],
    [
      'a list',
      (children: unknown[]) => ({ type: 'list', listType: 'bullet', children: [{ type: 'listitem', children }] }),
    ],
    [
      'a link',
      (children: unknown[]) => ({
        type: 'paragraph',
        children: [{ type: 'link', fields: { url: 'https://a.b/(_*' }, children }, text(' z')],
      }),
    ],
  ])('keeps every sign at the beginning and the end of %s', (_where, block) => {
    for (const sign of awkward) {
      for (const words of [`${sign}x`, `x${sign}y`, `${sign}${sign}x`, `x ${sign.trimEnd()}`]) {
        const stored = { root: { children: [block([text(words)])] } }
        expect(throughMarkdown(stored), words).toEqual(readable(stored))
      }
    }
  })

  it('keeps every sign after a line break', () => {
    for (const sign of awkward) {
      const children = [
        text('x'),
        { type: 'linebreak' },
        text(`${sign}x`),
        { type: 'linebreak' },
        { type: 'linebreak' },
        text('y'),
      ]
      const stored = { root: { children: [{ type: 'paragraph', children }] } }
      expect(throughMarkdown(stored), sign).toEqual(readable(stored))
    }
  })

  it('loses a line break at the end, which draws nothing, and never turns it into a backslash', () => {
    const children = [text('x'), { type: 'linebreak' }, { type: 'linebreak' }]
    const blocks = [
      { type: 'paragraph', children },
      { type: 'heading', tag: 'h2', children },
      { type: 'quote', children },
      { type: 'list', listType: 'number', children: [{ type: 'listitem', children }] },
    ]
    expect(toMarkdown({ root: { children: blocks } })).toBe('x\n\n## x\n\n> x\n\n1. x')
  })

  it('keeps lists apart that follow one another', () => {
    const list = (listType: string, words: string) => ({
      type: 'list',
      listType,
      children: [{ type: 'listitem', children: [text(words)] }],
    })
    const stored = {
      root: { children: [list('bullet', 'a'), list('bullet', 'b'), list('number', 'c'), list('number', 'd')] },
    }
    expect(throughMarkdown(stored)).toEqual(readable(stored))
  })

  it('is not written when it holds what a file cannot', () => {
    expect(() => toMarkdown({ root: { children: [{ type: 'upload', value: 1 }] } })).toThrow('invalid')
  })
})
