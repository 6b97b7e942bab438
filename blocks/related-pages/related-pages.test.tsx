import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { messagesByLocale } from '@/src/i18n/messages'
import { examplePage } from '../example-page'
import { RelatedPages } from './RelatedPages'
import { relatedPagesFixtures } from './related-pages.fixtures'
import { toRelatedPagesProps } from './to-props'

const card = {
  __typename: 'Page' as const,
  key: null,
  summary: null,
  section: 'private' as const,
  pageType: 'product' as const,
  tone: null,
  cardTier: null,
  price: null,
}
const example = examplePage('en')
const page = {
  ...example,
  path: '/private/cards/credit-card',
  lists: {
    ...example.lists,
    children: [{ ...card, id: 1, title: 'Below', path: '/private/cards/credit-card/below' }],
    siblings: [
      { ...card, id: 2, title: 'This page', path: '/private/cards/credit-card' },
      { ...card, id: 3, title: 'Beside', path: '/private/cards/pre-paid-card' },
    ],
  },
}

function hrefsOf(related: 'children' | 'siblings' | 'chosen') {
  const block = { ...relatedPagesFixtures.examples.minimal, related }
  return toRelatedPagesProps(block, page)?.pages.map(({ href }) => href)
}

describe('related pages', () => {
  it('come from the place that the editor chose, whatever pages are stored beside it', () => {
    expect(hrefsOf('children')).toEqual(['/en/private/cards/credit-card/below'])
    expect(hrefsOf('chosen')).toEqual(['/en/private/cards/debit-card'])
  })

  it('show what a page costs, and the face of the card that it is about', () => {
    const [first] = page.lists.children
    const gold = { ...(first ?? expect.fail()), cardTier: 'gold' as const, price: 'Kz 40,000 a year' }
    const block = { ...relatedPagesFixtures.examples.minimal, related: 'children' as const }
    const props = toRelatedPagesProps(block, { ...page, lists: { ...page.lists, children: [gold] } })
    const markup = renderToStaticMarkup(
      <NextIntlClientProvider locale="en" messages={messagesByLocale.en} timeZone="Africa/Luanda">
        <RelatedPages {...(props ?? expect.fail())} />
      </NextIntlClientProvider>,
    )
    expect(markup).toContain('data-tier="gold" data-name="gold private"')
    expect(markup).toContain('Kz 40,000 a year')
  })

  it('never hold the page itself', () => {
    expect(hrefsOf('siblings')).toEqual(['/en/private/cards/pre-paid-card'])
  })
})
