import type { Locale } from '@/src/i18n/locales'
import { localeOf, toPathWithin } from '@/src/links/to-href'
import { toAbsolute, toLanguages } from './to-metadata'

/** One page that search engines are told of. `document` is the same for a document's pages in both languages. */
export type SitemapEntry = { document: string; href: string; modified: string }

/** The address of the site map; its parts stand beside it. */
const sitemapHref = '/sitemap.xml'

/** The most addresses that the protocol allows in one file. */
const mostAddresses = 50_000

/**
 * The files of the site map by their addresses: one with every page of every language, or its parts and one that names them.
 *
 * @see https://www.sitemaps.org/protocol.html and, for the alternates,
 * https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap
 */
export function toSitemapFiles(entries: readonly SitemapEntry[]): ReadonlyMap<string, string> {
  const urls = toUrls(entries)
  if (urls.length <= mostAddresses) return new Map([[sitemapHref, toUrlSet(urls)]])
  const parts = partHrefs(urls.length).map((href, part) => ({
    href,
    xml: toUrlSet(urls.slice(part * mostAddresses, (part + 1) * mostAddresses)),
  }))
  const index = parts.map(({ href }) => `<sitemap><loc>${escapeXml(toAbsolute(href))}</loc></sitemap>`)
  return new Map([
    [sitemapHref, toFile('sitemapindex', index)],
    ...parts.map(({ href, xml }): [string, string] => [href, xml]),
  ])
}

/** The addresses of the files of a site map of so many entries. */
export function toSitemapHrefs(count: number): string[] {
  return count <= mostAddresses ? [sitemapHref] : [sitemapHref, ...partHrefs(count)]
}

function partHrefs(count: number): string[] {
  return Array.from({ length: Math.ceil(count / mostAddresses) }, (_none, part) =>
    sitemapHref.replace('.', `-${part + 1}.`),
  )
}

function toUrls(entries: readonly SitemapEntry[]): string[] {
  const addresses = new Map<string, Partial<Record<Locale, string>>>()
  for (const { document, href } of entries) {
    addresses.set(document, { ...addresses.get(document), [localeOf(href)]: toPathWithin(href) })
  }
  return entries.map(({ document, href, modified }) => {
    const alternates = Object.entries(toLanguages(addresses.get(document) ?? {})).map(
      ([tag, alternate]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(alternate)}"/>`,
    )
    return `<url><loc>${escapeXml(toAbsolute(href))}</loc><lastmod>${modified}</lastmod>${alternates.join('')}</url>`
  })
}

function toUrlSet(urls: readonly string[]): string {
  return toFile('urlset xmlns:xhtml="http://www.w3.org/1999/xhtml"', urls)
}

function toFile(element: string, children: readonly string[]): string {
  const [name] = element.split(' ')
  const head = `<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`
  return ['<?xml version="1.0" encoding="UTF-8"?>', head, ...children, `</${name}>`, ''].join('\n')
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
