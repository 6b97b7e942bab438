import { print } from 'graphql'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { SiteDocument } from '@/graphql/generated/operations'
import { openTestCms, type TestCms } from '@/tests/support/open-test-cms'

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms()
  const texts = { title: 'Contas', slug: 'contas', summary: 'Contas', description: 'Contas' }
  const layout = [{ id: 'hero', blockType: 'pageHero' as const, title: 'Contas' }]
  const data = { ...texts, layout, section: 'general', pageType: 'page', _status: 'published' } as const
  const trusted = { locale: 'pt', overrideAccess: true } as const // the test is about reading
  const { id } = await cms.payload.create({ collection: 'pages', data, ...trusted })
  const menus = [{ label: 'Contas', links: [{ page: id }] }]
  await cms.payload.updateGlobal({ slug: 'private-navigation', data: { menus, _status: 'published' }, ...trusted })
}, 180_000)
afterAll(() => cms.close())

const asked = z.looseObject({ collection: z.string(), select: z.unknown() })
const page = z.object({ title: z.string(), path: z.string() })
const row = z.object({ links: z.tuple([z.object({ page })]) })
const answered = z.object({ data: z.object({ PrivateNavigation: z.object({ menus: z.tuple([row]) }) }) })

async function askHere(url: string, init: RequestInit): Promise<Response> {
  const { askGraphQL } = await import('./graphql-endpoint')
  return askGraphQL(url, init)
}

async function askOverHttp(url: string, init: RequestInit): Promise<Response> {
  const { answerGraphQL } = await import('./answer-graphql')
  return answerGraphQL(new Request(url, init))
}

it.each([
  ['in this process', askHere],
  ['over HTTP', askOverHttp],
])('reads of the pages in a menu only what is asked of them, %s', async (_, ask) => {
  const find = vi.spyOn(cms.payload, 'find')
  const body = JSON.stringify({ query: print(SiteDocument), variables: { locale: 'pt' } })
  const headers = { 'Content-Type': 'application/json' }
  const answer = await ask('http://localhost:3001/api/graphql', { method: 'POST', headers, body })
  const { PrivateNavigation } = answered.parse(await answer.json()).data
  expect(PrivateNavigation.menus[0].links[0].page).toEqual({ title: 'Contas', path: '/contas' })
  const ofPages = find.mock.calls
    .map(([options]) => asked.parse(options))
    .filter(({ collection }) => collection === 'pages')
  const fields = { id: true, title: true, path: true, summary: true }
  expect(ofPages.map(({ select }) => select)).toEqual([fields])
  find.mockRestore()
})
