import { expect, it } from 'vitest'
import { findLinkProblems } from './find-link-problems'
import { findUses } from './find-uses'
import type { GraphNode } from './read-graph'

const home = page({
  id: 1,
  path: { pt: '/', en: '/' },
  references: [{ collection: 'pages', id: 2, field: 'layout.link.page' }],
})
const accounts = page({ id: 2, path: { pt: '/contas', en: '/accounts' } })
const below = (path: GraphNode['path']) =>
  page({ id: 3, path, references: [{ collection: 'pages', id: 2, field: 'parent' }] })
const menu: GraphNode = {
  ...page({ id: 0, references: [{ collection: 'pages', id: 3, field: 'menus.page' }] }),
  kind: 'global',
  slug: 'menu',
}

function page(node: Partial<GraphNode>): GraphNode {
  return {
    kind: 'collection',
    slug: 'pages',
    id: 0,
    title: {},
    path: {},
    publicIn: ['pt', 'en'],
    isDraft: false,
    references: [],
    ...node,
  }
}

it('a site in order has no problems', () => {
  expect(findLinkProblems([home, accounts, below({ pt: '/contas/a', en: '/accounts/a' }), menu])).toEqual([])
})

it('names a page that nothing but the page above knows, and not one that only a draft is without', () => {
  const lost = below({ pt: '/contas/a' })
  expect(findLinkProblems([home, accounts, lost])).toEqual([{ kind: 'orphan', node: lost }])
  expect(findLinkProblems([home, accounts, { ...lost, publicIn: [] }])).toEqual([])
})

it('names a link to what is no more, and one to what visitors cannot see in a language of the page', () => {
  expect(findLinkProblems([home])).toMatchObject([{ kind: 'gone', target: 'pages/2' }])
  const portuguese = { ...accounts, publicIn: ['pt' as const] }
  expect(findLinkProblems([home, portuguese])).toMatchObject([{ kind: 'hidden', locale: 'en', target: portuguese }])
  expect(findLinkProblems([{ ...home, publicIn: ['pt'] }, portuguese])).toEqual([])
})

it('names an address that does not follow the page above', () => {
  const nodes = [home, accounts, below({ pt: '/contas/a', en: '/contas/a' }), menu]
  expect(findLinkProblems(nodes)).toMatchObject([{ kind: 'misplaced', locale: 'en', node: { id: 3 } }])
})

it('finds each user of a document once, and says when only a draft uses it', () => {
  const draft = { ...home, isDraft: true }
  const target = { collection: 'pages', id: 2 }
  expect(findUses([home, draft, accounts], target)).toMatchObject([{ node: { id: 1 }, isDraftOnly: false }])
  expect(findUses([{ ...home, references: [] }, draft], target)).toMatchObject([{ isDraftOnly: true }])
  expect(findUses([accounts, { ...accounts, references: [{ ...target, field: 'layout' }] }], target)).toEqual([])
})
