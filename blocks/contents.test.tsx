// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, describe, expect, it } from 'vitest'
import type { PageBlock } from '@/src/content/page-block'
import { messagesByLocale } from '@/src/i18n/messages'
import type { BlockByType } from './block-types'
import { toContents } from './contents'
import { examplePage } from './example-page'
import { exampleRichText } from './example-rich-text'
import { RenderBlocks } from './render-blocks'

afterEach(cleanup)

const part = (title: string | null, anchor: string | null): BlockByType['RichTextBlock'] => ({
  __typename: 'RichTextBlock',
  id: `${title}-${anchor}`,
  title,
  anchor,
  body: exampleRichText(`About ${title}.`),
})
const call: BlockByType['QuoteBlock'] = {
  ...{ __typename: 'QuoteBlock', id: 'call', anchor: 'call' },
  ...{ quote: 'Clear terms.', name: 'Ana', role: null },
}
const four = [part('One', 'one'), part('Two', 'two'), part('Three', 'three'), part('Four', 'four')]

function draw(blocks: readonly PageBlock[], showsRows = false) {
  return render(
    <NextIntlClientProvider locale="en" messages={messagesByLocale.en} timeZone="Africa/Luanda">
      <RenderBlocks blocks={blocks} page={examplePage('en')} showsRows={showsRows} />
    </NextIntlClientProvider>,
  ).container
}

const prices = (title: string): BlockByType['PriceTableBlock'] => ({
  ...{
    __typename: 'PriceTableBlock',
    id: title,
    anchor: title.toLowerCase(),
    title,
    lead: null,
    note: null,
    links: null,
  },
  priceGroups: [
    {
      ...{ __typename: 'PriceTableBlock_PriceGroups', id: title, title: null },
      prices: [
        { __typename: 'PriceTableBlock_PriceGroups_Prices', id: title, label: 'Month', value: '1', detail: null },
      ],
    },
  ],
})

describe('the choice of a price list', () => {
  it('names the lists of the row by their place in it, and stands before them', () => {
    const container = draw([part('Reading', 'reading'), ...['Accounts', 'Cards', 'Credit'].map(prices)])
    const choice = screen.getByRole('combobox', { name: 'Show the prices of' })
    const options = within(choice).getAllByRole<HTMLOptionElement>('option')
    expect(options.map(({ value, text }) => [value, text])).toEqual([
      ['all', 'Everything'],
      ['1', 'Accounts'],
      ['2', 'Cards'],
      ['3', 'Credit'],
    ])
    const blocks = choice.closest('[data-part="price-filter"]')?.parentElement?.children
    expect(blocks?.[2]).toBe(container.querySelector('#accounts'))
  })

  it('is not offered for few of them, nor for more than the styles can count', () => {
    draw([...four, prices('Accounts'), prices('Cards')])
    expect(screen.queryByRole('combobox')).toBeNull()
    cleanup()
    draw(Array.from({ length: 13 }, (_, at) => prices(`List ${at}`)))
    expect(screen.queryByRole('combobox')).toBeNull()
  })
})

describe('the contents of a page', () => {
  it('are the parts with an anchor in a row of blocks that are read, with those between and around them beside', () => {
    expect(toContents([call, part('Before', null), ...four, part(null, 'untitled'), call])).toEqual({
      from: 1,
      to: 7,
      entries: ['One', 'Two', 'Three', 'Four'].map((title) => ({ anchor: title.toLowerCase(), title })),
    })
  })

  it('are none for few parts, and none across what is looked at', () => {
    expect(toContents(four.slice(1))).toBeNull()
    expect(toContents([...four.slice(0, 2), call, ...four.slice(2)])).toBeNull()
  })

  it('lead to blocks of the page by links, before them, and leave out what is not drawn', () => {
    const empty: BlockByType['RichTextBlock'] = { ...part('Empty', 'empty'), body: null }
    const container = draw([call, ...four, empty])
    const contents = screen.getByRole('navigation', { name: 'On this page' })
    const links = within(contents).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(['One', 'Two', 'Three', 'Four'])
    for (const link of links) {
      const block = container.querySelector(link.getAttribute('href') ?? '')
      expect(block?.textContent).toContain(`About ${link.textContent}`)
      expect(block && contents.compareDocumentPosition(block)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    }
    expect([...container.querySelectorAll('[data-block]')].map((block) => block.id)).toEqual([
      'call',
      'one',
      'two',
      'three',
      'four',
    ])
  })

  it('are not there while the page is edited, whose blocks stand as one list', () => {
    const container = draw(four, true)
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(container.children).toHaveLength(4)
  })
})

describe('the contents of a text', () => {
  const long = (count: number): BlockByType['RichTextBlock'] => ({
    ...part('Policy', null),
    body: {
      root: {
        children: Array.from({ length: count }, (_, index) => ({
          type: 'heading',
          tag: 'h2',
          children: [{ type: 'text', text: `Point ${index + 1}`, format: 0 }],
        })),
      },
    },
  })

  it('lead to its headings when it has many', () => {
    const container = draw([long(4)])
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
    expect(links.map((link) => container.querySelector(link.getAttribute('href') ?? '')?.textContent)).toEqual([
      'Point 1',
      'Point 2',
      'Point 3',
      'Point 4',
    ])
  })

  it('are none when it has few, nor have its headings ids', () => {
    const container = draw([long(3)])
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(container.querySelector('h2[id]')).toBeNull()
  })
})
