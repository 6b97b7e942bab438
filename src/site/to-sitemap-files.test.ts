// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { env } from '@/src/platform/env'
import { toSitemapFiles } from './to-sitemap-files'

const entry = (document: string, href: string, modified = '2026-10-01T00:00:00.000Z') => ({ document, href, modified })

function parse(xml: string | undefined): Document {
  return new DOMParser().parseFromString(xml ?? '', 'application/xml')
}

const textsOf = (parent: Document | Element, name: string) =>
  [...parent.getElementsByTagName(name)].map((element) => element.textContent)

/** The file as a search engine reads it: each address with its date and its other languages. */
function read(...all: Parameters<typeof toSitemapFiles>) {
  return [...parse(toSitemapFiles(...all).get('/sitemap.xml')).getElementsByTagName('url')].map((url) => ({
    address: textsOf(url, 'loc')[0],
    modified: textsOf(url, 'lastmod')[0],
    languages: Object.fromEntries(
      [...url.getElementsByTagName('xhtml:link')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
    ),
  }))
}

describe('toSitemapFiles', () => {
  it('lists every address, and its languages only where there are two', () => {
    const both = {
      'pt-AO': `${env.siteUrl}/empresas`,
      en: `${env.siteUrl}/en/corporate`,
      'x-default': `${env.siteUrl}/empresas`,
    }
    const modified = '2026-11-02T08:00:00.000Z'
    const found = read([
      entry('Page:1', '/empresas', modified),
      entry('Page:2', '/so-pt'),
      entry('Page:1', '/en/corporate', modified),
      entry('Tip:2', '/en/only-en'),
      entry('Page:3', '/'),
      entry('Page:3', '/en'),
    ])
    expect(found.slice(0, 4)).toEqual([
      { address: both['pt-AO'], modified, languages: both },
      { address: `${env.siteUrl}/so-pt`, modified: '2026-10-01T00:00:00.000Z', languages: {} },
      { address: both.en, modified, languages: both },
      { address: `${env.siteUrl}/en/only-en`, modified: '2026-10-01T00:00:00.000Z', languages: {} },
    ])
    expect(found.slice(4).map(({ address, languages }) => [address, languages['en']])).toEqual([
      [env.siteUrl, `${env.siteUrl}/en`],
      [`${env.siteUrl}/en`, `${env.siteUrl}/en`],
    ])
  })

  it('writes the signs of XML so that they are read as signs', () => {
    const path = '/a&b<c>"d\'</loc>'
    const [first] = read([entry('Page:1', path), entry('Page:1', `/en${path}`)])
    expect(first).toMatchObject({ address: `${env.siteUrl}${path}`, languages: { en: `${env.siteUrl}/en${path}` } })
  })

  it('is a file also when there is nothing to list', () => {
    expect(read([])).toEqual([])
    expect(toSitemapFiles([]).get('/sitemap.xml')).toContain('xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"')
  })

  it('has parts where one file would be longer than the protocol allows, and every address in one of them', () => {
    const entries = Array.from({ length: 50_001 }, (_, id) => entry(`Page:${id}`, `/p${id}`))
    const files = toSitemapFiles(entries)
    expect([...files.keys()]).toEqual(['/sitemap.xml', '/sitemap-1.xml', '/sitemap-2.xml'])
    expect(textsOf(parse(files.get('/sitemap.xml')), 'loc')).toEqual([
      `${env.siteUrl}/sitemap-1.xml`,
      `${env.siteUrl}/sitemap-2.xml`,
    ])
    expect([...files.values()].join('').match(/<url>/g)).toHaveLength(entries.length)
    expect(files.get('/sitemap-2.xml')).toContain(`<loc>${env.siteUrl}/p50000</loc>`)
    expect([...toSitemapFiles(entries.slice(1)).keys()]).toEqual(['/sitemap.xml'])
  })
})
