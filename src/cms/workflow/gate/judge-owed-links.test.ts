import { afterAll, beforeAll, expect, it } from 'vitest'
import { examplePage } from '@/tests/support/example-page'
import { openTestCms, type TestCms } from '@/tests/support/open-test-cms'

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms()
  for (const [key, slug] of [
    ['private/pricing', 'precario'],
    ['private/customer-ombudsman', 'provedoria'],
  ] as const) {
    const { layout: _layout, ...page } = examplePage({ title: slug, slug })
    await cms.payload.create({
      collection: 'pages',
      locale: 'pt',
      data: {
        ...page,
        key,
        section: 'general',
        pageType: 'page',
        layout: [{ blockType: 'pageHero', title: slug }],
        _status: 'published',
      },
      overrideAccess: true, // trusted code, before there is any user
    })
  }
}, 180_000)
afterAll(() => cms.close())

async function judge(pageType: string, links: string[], locale: 'en' | 'pt' = 'pt'): Promise<string[]> {
  const { judgeOwedLinks } = await import('./judge-owed-links')
  const findings = await judgeOwedLinks(cms.payload, { links }, { pageType }, locale)
  return findings.map(({ severity, pt }) => `${severity}: ${pt}`)
}

it('a product leads to the price list, and every page to where people complain', async () => {
  expect(await judge('product', ['/precario?de=1#contas', '/provedoria'])).toEqual([])
  expect(await judge('product', ['/provedoria', '/precario/outro'])).toEqual([
    'error: A página (pt) não leva a: preçário.',
  ])
  expect(await judge('list', ['/precario'])).toEqual(['error: A página (pt) não leva a: página de reclamações.'])
  expect(await judge('list', ['/provedoria'])).toEqual([])
})

it('owes nothing in a language in which those pages are not public', async () => {
  expect(await judge('product', [], 'en')).toEqual([])
})
