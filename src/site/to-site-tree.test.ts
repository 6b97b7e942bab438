import { expect, it } from 'vitest'
import { examplePage } from '@/blocks/example-page'
import { type TreeEntry, toSiteTree } from './to-site-tree'

const example = examplePage('en')

const page = (
  title: string | null,
  path: string | null,
  id: number,
  section: 'private' | 'corporate' | null = null,
) => ({
  ...{ __typename: 'Page' as const, id, title, path },
  ...{ key: null, summary: null, section, pageType: null, tone: null, cardTier: null, price: null },
})
const [tip, person, branch] = [example.lists.tips[0], example.lists.people[0], example.lists.branches[0]]

const outline = (entries: readonly TreeEntry[]): unknown =>
  entries.map(({ title, href, below }) => (below.length > 0 ? [title, href, outline(below)] : [title, href]))

function treeOf(lists: Partial<typeof example.lists>) {
  return outline(
    toSiteTree({
      ...example,
      path: '/sitemap',
      settings: { ...example.settings, searchPath: '/search' },
      lists: { ...example.lists, sitePages: [], tips: [], people: [], branches: [], ...lists },
    }),
  )
}

it('puts each page below the one whose address begins its own, in the order of names, and the page itself nowhere', () => {
  const paths = [
    '/',
    '/private',
    '/private/cards',
    '/private/cards/gold',
    '/private/accounts',
    '/open-account',
    '/sitemap',
    '/search',
  ]
  expect(treeOf({ sitePages: paths.map((path, id) => page(path.split('/').at(-1) || 'home', path, id)) })).toEqual([
    [
      'private',
      '/en/private',
      [
        ['accounts', '/en/private/accounts'],
        ['cards', '/en/private/cards', [['gold', '/en/private/cards/gold']]],
      ],
    ],
    ['home', '/en'],
    ['open-account', '/en/open-account'],
  ])
})

it('begins with what private customers look for', () => {
  const [corporate, personal] = [page('A', '/corporate', 1, 'corporate'), page('B', '/private', 2, 'private')]
  expect(treeOf({ sitePages: [corporate, personal, page('0', '/zero', 3)] })).toEqual([
    ['B', '/en/private'],
    ['A', '/en/corporate'],
    ['0', '/en/zero'],
  ])
})

it('loses no page whose parent is not public, and shows none without a name or an address', () => {
  expect(
    treeOf({ sitePages: [page('Gold', '/private/cards/gold', 1), page(null, '/a', 2), page('B', null, 3)] }),
  ).toEqual([['Gold', '/en/private/cards/gold']])
})

it('knows tips, people and branches too', () => {
  if (!tip || !person || !branch) throw new Error('the example page has no lists')
  expect(
    treeOf({
      sitePages: [page('Tips', '/tips', 1)],
      tips: [{ ...tip, title: 'Save', path: '/tips/save' }],
      people: [
        { ...person, name: 'Ana', path: '/board/ana' },
        { ...person, path: null },
      ],
      branches: [{ ...branch, name: 'Viana', path: '/where/viana' }],
    }),
  ).toEqual([
    ['Tips', '/en/tips', [['Save', '/en/tips/save']]],
    ['Ana', '/en/board/ana'],
    ['Viana', '/en/where/viana'],
  ])
})
