import { describe, expect, it } from 'vitest'
import { examplePage } from '../example-page'
import { searchPanelFixtures } from './search-panel.fixtures'
import { toFound } from './to-found'
import { toSearchPanelProps } from './to-props'

type Section = 'private' | 'corporate' | 'about' | 'general'

const example = examplePage('en')

function indexOf(listed: readonly (readonly [path: string, section: Section | null])[]) {
  const sitePages = listed.map(([path, section], id) => ({
    __typename: 'Page' as const,
    id,
    key: null,
    title: path,
    path,
    summary: null,
    section,
    pageType: null,
    tone: null,
    cardTier: null,
    price: null,
  }))
  const page = { ...example, path: '/search', lists: { ...example.lists, sitePages } }
  return toSearchPanelProps(searchPanelFixtures.examples.default, page).index.map(({ section, pages, groups }) => ({
    section,
    pages: pages.map(({ title }) => title),
    groups: groups.map((group) => [group.title, group.pages.map(({ title }) => title)]),
  }))
}

describe('the index of the site', () => {
  it('lists each page once, below the page above it, in the order of addresses', () => {
    const index = indexOf([
      ['/private/cards/credit-card/gold', 'private'],
      ['/private/cards', 'private'],
      ['/private/faqs', 'private'],
      ['/private/cards/debit-card', 'private'],
      ['/private/cards/credit-card', 'private'],
      ['/private', 'private'],
    ])
    expect(index).toEqual([
      {
        section: 'private',
        pages: [],
        groups: [
          ['/private', ['/private/faqs']],
          ['/private/cards', ['/private/cards/debit-card']],
          ['/private/cards/credit-card', ['/private/cards/credit-card/gold']],
        ],
      },
    ])
  })

  it('loses no page whose parent stands in another section or nowhere, and leaves out the search page', () => {
    const index = indexOf([
      ['/search', 'general'],
      ['/', 'private'],
      ['/private/reporting-channel', 'about'],
      ['/open-account', null],
      ['/private', 'private'],
    ])
    expect(index).toEqual([
      { section: 'private', pages: ['/', '/private'], groups: [] },
      { section: 'about', pages: ['/private/reporting-channel'], groups: [] },
      { section: 'general', pages: ['/open-account'], groups: [] },
    ])
  })
})

it('says what answers by itself, of what, where it stands and of which day', () => {
  const fact = {
    name: 'TAN',
    about: 'Car Credit',
    context: '',
    value: '22%',
    detail: '',
    href: '/en/car',
    day: '2026-10-01',
  }
  const found = toFound({
    ...example,
    query: { q: 'tan car credit' },
    search: { counts: {}, total: 0, results: [], answers: [fact] },
  })
  expect(found?.answers).toEqual([
    { label: 'TAN, Car Credit', value: '22%', detail: '', href: '/en/car', date: '1 October 2026' },
  ])
})
