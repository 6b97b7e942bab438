import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { SiteDocument } from '@/graphql/generated/operations'
import { createContentClient } from '@/src/content/client'
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

async function askHere(url: string, init: RequestInit): Promise<Response> {
  const { askGraphQL } = await import('@/src/cms/graphql/graphql-endpoint')
  return askGraphQL(url, init)
}

async function askOverHttp(url: string, init: RequestInit): Promise<Response> {
  const { answerGraphQL } = await import('@/src/cms/graphql/answer-graphql')
  return answerGraphQL(new Request(url, init))
}

it.each([
  ['in this process', askHere],
  ['over HTTP', askOverHttp],
])('reads of the pages in a menu only what is asked of them, %s', async (_, fetch) => {
  const find = vi.spyOn(cms.payload, 'find')
  const client = createContentClient({ locale: 'pt', url: 'http://localhost:3001/api/graphql', fetch })
  const { PrivateNavigation } = await client.query(SiteDocument, { locale: 'pt' })
  expect(PrivateNavigation?.menus?.[0]?.links?.[0]?.page).toMatchObject({ title: 'Contas', path: '/contas' })
  const ofPages = find.mock.calls
    .map(([options]) => asked.parse(options))
    .filter(({ collection }) => collection === 'pages')
  const fields = { id: true, title: true, path: true, summary: true }
  expect(ofPages.map(({ select }) => select)).toEqual([fields])
  find.mockRestore()
})
