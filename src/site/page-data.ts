import { cache } from 'react'
import { neededLists } from '@/blocks/render-blocks'
import { openContent } from '@/src/content/content-source'
import { getDocument, type SiteDocument } from '@/src/content/get-document'
import { getLists } from '@/src/content/get-lists'
import { getSite, type Site } from '@/src/content/get-site'
import type { PageContext } from '@/src/content/page-context'
import type { Tag } from '@/src/content/tags'
import type { Locale } from '@/src/i18n/locales'

/** Everything a page is drawn from. */
export type PageData = { document: SiteDocument; site: Site; context: PageContext; tags: readonly Tag[] }

/** The parts of the site that stand around every page, once per request. */
export const loadSite = cache(async (locale: Locale): Promise<{ site: Site; tags: readonly Tag[] }> => {
  const client = openContent(locale)
  const site = await getSite(client, locale)
  return { site, tags: client.tags() }
})

/**
 * Reads a page once per request, for its metadata and its body alike.
 *
 * @returns null when no published document has the address in this language.
 */
export const loadPage = cache(async (locale: Locale, path: string): Promise<PageData | null> => {
  const client = openContent(locale)
  const site = await getSite(client, locale)
  const phone = site.settings.helpline
  const document = await getDocument(client, { locale, path, phone })
  if (!document) return null
  const lists = await getLists(client, {
    locale,
    phone,
    needed: document.kind === 'page' ? neededLists(document.page.layout ?? []) : new Set(['tips', 'people'] as const),
    id: document.kind === 'page' ? document.page.id : null,
    parentId: document.kind === 'page' ? (document.page.parent?.id ?? null) : null,
  })
  return { document, site, context: { locale, path, settings: site.settings, lists }, tags: client.tags() }
})

/** The address path of a catch-all route's segments. */
export function toPath(segments: readonly string[] | undefined): string {
  return `/${(segments ?? []).map(decodeURIComponent).join('/')}`
}
