// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { examplePage } from '@/blocks/example-page'
import { RichText } from './RichText'
import { toRichText } from './to-rich-text'

afterEach(cleanup)

const text = (words: string, format = 0) => ({ type: 'text', text: words, format })
const item = (...children: unknown[]) => ({ type: 'listitem', children })
const list = (listType: string, ...children: unknown[]) => ({ type: 'list', listType, children })
const link = (fields: unknown, words: string) => ({ type: 'link', fields, children: [text(words)] })

function draw(...children: unknown[]): HTMLElement {
  const props = toRichText({ root: { children } }, examplePage('en'))
  if (!props) throw new Error('There is no text')
  return render(<RichText {...props} />).container
}

const drawLink = (fields: unknown) => draw({ type: 'paragraph', children: [link(fields, 'words')] })

describe('RichText', () => {
  it('draws headings, quotes, breaks and format, and no empty paragraph', () => {
    const container = draw(
      { type: 'heading', tag: 'h3', children: [text('Custos')] },
      { type: 'paragraph', children: [] },
      { type: 'paragraph', children: [text('a'), text('b', 1), { type: 'linebreak' }, text('c', 2), text('d', 3)] },
      { type: 'quote', children: [text('e')] },
    )
    expect(screen.getByRole('heading', { level: 3, name: 'Custos' })).toBeDefined()
    const [paragraph, ...others] = container.querySelectorAll('div > p')
    expect(others).toEqual([])
    expect(paragraph?.innerHTML).toBe('a<strong>b</strong><br><em>c</em><strong><em>d</em></strong>')
    expect(within(screen.getByRole('blockquote')).getByText('e').tagName).toBe('P')
  })

  it('puts a list that Lexical keeps in an item of its own into the item it belongs to', () => {
    draw(list('number', item(text('one')), item(list('bullet', item(text('below')))), item(text('two'))))
    const [outer, inner] = screen.getAllByRole('list')
    expect([outer?.tagName, inner?.tagName]).toEqual(['OL', 'UL'])
    // Three would be counted 1, 2, 3.
    expect([...(outer?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['onebelow', 'two'])
    expect(inner?.parentElement?.parentElement).toBe(outer)
  })

  it('draws a nested list that has nothing to belong to', () => {
    draw(list('bullet', item(list('bullet', item(text('below'))))))
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
  })

  it('shows markup that somebody typed as words', () => {
    const container = draw({ type: 'paragraph', children: [text('<img src=x onerror=alert(1)>')] })
    expect(container.textContent).toBe('<img src=x onerror=alert(1)>')
    expect(container.querySelector('img')).toBeNull()
  })

  it.each([
    [{ linkType: 'internal', doc: { relationTo: 'pages', value: { path: '/private' } } }, '/en/private', null],
    [
      { linkType: 'internal', doc: { relationTo: 'documents', value: { filename: 'a b.pdf' } } },
      '/documents/a%20b.pdf',
      null,
    ],
    [{ linkType: 'custom', url: 'https://www.bna.ao/x' }, 'https://www.bna.ao/x', 'external noopener'],
    [{ linkType: 'custom', url: 'HTTPS://www.bna.ao' }, 'HTTPS://www.bna.ao', 'external noopener'],
    [{ url: 'tel:+244222' }, 'tel:+244222', null],
  ])('draws a link that leads somewhere: %j', (fields, href, rel) => {
    drawLink(fields)
    const drawn = screen.getByRole('link', { name: 'words' })
    expect([drawn.getAttribute('href'), drawn.getAttribute('rel')]).toEqual([href, rel])
  })

  it.each([
    { linkType: 'custom', url: 'javascript:alert(1)' },
    { linkType: 'custom', url: 'https://evil.example' },
    { linkType: 'custom', url: '/admin' },
    { linkType: 'custom' },
    // What the link says it is decides, not an address that was left behind.
    { linkType: 'internal', url: 'https://www.bna.ao', doc: { relationTo: 'pages', value: { path: null } } },
    { linkType: 'internal', doc: { relationTo: 'pages', value: 7 } },
    { linkType: 'internal', doc: { relationTo: 'users', value: { path: '/x', filename: 'x' } } },
    {},
  ])('draws the words only of a link that leads nowhere: %j', (fields) => {
    expect(drawLink(fields).textContent).toBe('words')
    expect(screen.queryByRole('link')).toBeNull()
  })
})

describe('toRichText', () => {
  it('is nothing where nothing is stored', () => {
    expect(toRichText(null, examplePage('pt'))).toBeNull()
    expect(toRichText(undefined, examplePage('pt'))).toBeNull()
  })
})
