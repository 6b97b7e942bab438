import type { SitemapEntry } from '@/src/content/get-addresses'
import type { Locale } from '@/src/i18n/locales'
import { toHref } from '@/src/links/to-href'
import { toAbsolute, toLanguages } from './to-metadata'

type LocaleEntries = { locale: Locale; entries: readonly SitemapEntry[] }

/**
 * The site map of every language in one file.
 *
 * @see https://www.sitemaps.org/protocol.html and, for the alternates,
 * https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap
 */
export function toSitemapXml(all: readonly LocaleEntries[]): string {
  const addresses = new Map<string, Partial<Record<Locale, string>>>()
  for (const { locale, entries } of all) {
    for (const { document, path } of entries) addresses.set(document, { ...addresses.get(document), [locale]: path })
  }
  const urls = all.flatMap(({ locale, entries }) =>
    entries.map(({ document, path, updatedAt }) => {
      const alternates = Object.entries(toLanguages(addresses.get(document) ?? {})).map(
        ([tag, href]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(href)}"/>`,
      )
      const modified = updatedAt ? `<lastmod>${updatedAt}</lastmod>` : ''
      return `<url><loc>${escapeXml(toAbsolute(toHref(locale, path)))}</loc>${modified}${alternates.join('')}</url>`
    }),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
