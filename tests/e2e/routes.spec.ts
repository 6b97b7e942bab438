import { expect, test } from '@playwright/test'
import { readProduct } from '../support/product'
import { readHtml } from '../support/read-html'
import { readRoutes } from '../support/routes'

/** Words that are frequent in one language and no words of the other. */
const telltales = {
  pt: /\b(?:que|não|uma|com|para|dos|das|os|são|pelo|pela|também|já|às)\b/giu,
  en: /\b(?:the|and|with|your|you|are|from|this|which|what|how|when|there)\b/giu,
} as const

const routes = readRoutes()
const addresses = routes.flatMap(({ pt, en }) => [
  { locale: 'pt', href: pt, other: en } as const,
  { locale: 'en', href: en, other: pt } as const,
])

test('the contract has all 84 rows', () => {
  expect(routes).toHaveLength(84)
})

for (const { locale, href, other } of addresses) {
  test(`${href} answers in ${locale}`, async ({ request }) => {
    const { site } = readProduct()
    const response = await request.get(`${site}${href}`, { maxRedirects: 0, headers: { 'Accept-Language': locale } })
    expect(response.status()).toBe(200)
    const html = await response.text()
    const page = readHtml(html)
    expect(page.lang).toBe(locale === 'pt' ? 'pt-AO' : 'en')
    expect(page.headings).toHaveLength(1)
    expect(page.title).toContain('BCS')
    expect(page.description.length).toBeGreaterThanOrEqual(50)
    expect(page.canonical).toBe(href === '/' ? site : `${site}${href}`)
    expect(page.alternates[locale === 'pt' ? 'en' : 'pt-AO']).toBe(other === '/' ? site : `${site}${other}`)
    const hasIsland = html.includes(' data-island=')
    expect(page.scripts.filter((type) => type !== 'application/ld+json')).toEqual(hasIsland ? ['module'] : [])
    const own = page.mainText.match(telltales[locale]) ?? []
    const foreign = page.mainText.match(telltales[locale === 'pt' ? 'en' : 'pt']) ?? []
    expect(own.length).toBeGreaterThan(8)
    expect(foreign).toEqual([])
  })
}

test('every page has a title and a description of its own', async ({ request }) => {
  const { site } = readProduct()
  for (const locale of ['pt', 'en'] as const) {
    const titles = new Map<string, string>()
    const descriptions = new Map<string, string>()
    for (const { href } of addresses.filter((address) => address.locale === locale)) {
      const response = await request.get(`${site}${href}`, { headers: { 'Accept-Language': locale } })
      const { title, description } = readHtml(await response.text())
      expect(titles.get(title), `${href} has the title of another page: ${title}`).toBeUndefined()
      expect(descriptions.get(description), `${href} has the description of another page`).toBeUndefined()
      titles.set(title, href)
      descriptions.set(description, href)
    }
  }
})

test('segments in the middle of an address lead somewhere', async ({ request }) => {
  const { site } = readProduct()
  const parents = new Set(
    addresses.flatMap(({ href }) => {
      const segments = href.split('/').filter(Boolean)
      return segments.slice(1).map((_segment, index) => `/${segments.slice(0, index + 1).join('/')}`)
    }),
  )
  for (const href of parents) {
    const response = await request.get(`${site}${href}`, { headers: { 'Accept-Language': 'pt' } })
    expect(response.status(), href).toBe(200)
  }
})
