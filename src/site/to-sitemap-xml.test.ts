// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { env } from '@/src/env'
import { toSitemapXml } from './to-sitemap-xml'

const entry = (document: string, path: string, updatedAt: string | null = null) => ({
  document,
  path,
  updatedAt,
  isIndexed: true,
})

/** The file as a search engine reads it: each address with its date and its other languages. */
function read(...all: Parameters<typeof toSitemapXml>) {
  const xml = new DOMParser().parseFromString(toSitemapXml(...all), 'application/xml')
  return [...xml.getElementsByTagName('url')].map((url) => ({
    address: url.getElementsByTagName('loc')[0]?.textContent,
    modified: url.getElementsByTagName('lastmod')[0]?.textContent,
    languages: Object.fromEntries(
      [...url.getElementsByTagName('xhtml:link')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
    ),
  }))
}

describe('toSitemapXml', () => {
  it('lists every address, and its languages only where there are two', () => {
    const both = {
      'pt-AO': `${env.siteUrl}/empresas`,
      en: `${env.siteUrl}/en/corporate`,
      'x-default': `${env.siteUrl}/empresas`,
    }
    const found = read([
      { locale: 'pt', entries: [entry('Page/1', '/empresas', '2026-10-01T00:00:00.000Z'), entry('Page/2', '/so-pt')] },
      { locale: 'en', entries: [entry('Page/1', '/corporate'), entry('Tip/2', '/only-en')] },
    ])
    expect(found).toEqual([
      { address: both['pt-AO'], modified: '2026-10-01T00:00:00.000Z', languages: both },
      { address: `${env.siteUrl}/so-pt`, modified: undefined, languages: {} },
      { address: both.en, modified: undefined, languages: both },
      { address: `${env.siteUrl}/en/only-en`, modified: undefined, languages: {} },
    ])
  })

  it('writes the signs of XML so that they are read as signs', () => {
    const path = '/a&b<c>"d\'</loc>'
    const all = [
      { locale: 'pt' as const, entries: [entry('Page/1', path)] },
      { locale: 'en' as const, entries: [entry('Page/1', path)] },
    ]
    const [first] = read(all)
    expect(first).toMatchObject({ address: `${env.siteUrl}${path}`, languages: { en: `${env.siteUrl}/en${path}` } })
  })

  it('is a file also when there is nothing to list', () => {
    expect(read([])).toEqual([])
    expect(toSitemapXml([])).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"')
  })
})
