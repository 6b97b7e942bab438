import { describe, expect, it } from 'vitest'
import { examplePage } from '../example-page'
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

  it('never hold the page itself', () => {
    expect(hrefsOf('siblings')).toEqual(['/en/private/cards/pre-paid-card'])
  })
})
