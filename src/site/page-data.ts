import { headers } from 'next/headers'
import { cache } from 'react'
import { neededLists } from '@/blocks/render-blocks'
import { openContent } from '@/src/content/content-source'
import { getDocument, type SiteDocument } from '@/src/content/get-document'
import { getLists } from '@/src/content/get-lists'
import { getSite, type Site } from '@/src/content/get-site'
import type { PageContext } from '@/src/content/page-context'
import type { Locale } from '@/src/i18n/locales'
import type { Tag } from '@/src/publications/tags'
import { frameHeader } from '@/src/publishing/frame-header'
import type { Tone } from '@/src/ui/tone'
import { toTopicTone } from '@/src/ui/topic-tone'

/** Everything a page is drawn from. */
export type PageData = { document: SiteDocument; site: Site; context: PageContext; tags: readonly Tag[] }

/** The frame of every page with what it depends on. */
export type LoadedSite = { site: Site; tags: readonly Tag[] }

/**
 * The frame that pages share until a publication changes it: reading it takes longer than reading a page. Its tags are each
 * page's own as well, so a page that was drawn with an old frame is drawn again.
 */
const sharedSites = new Map<Locale, { state: string; loaded: Promise<LoadedSite> }>()

/** The parts of the site that stand around every page. */
export const loadSite = cache(async (locale: Locale): Promise<LoadedSite> => {
  const state = (await headers()).get(frameHeader)
  const shared = sharedSites.get(locale)
  if (state !== null && shared?.state === state) return shared.loaded
  const loaded = readSite(locale)
  if (state !== null) {
    sharedSites.set(locale, { state, loaded })
    loaded.catch(() => sharedSites.delete(locale))
  }
  return loaded
})

async function readSite(locale: Locale): Promise<LoadedSite> {
  const client = openContent(locale)
  const site = await getSite(client, locale)
  return { site, tags: client.tags() }
}

/**
 * Reads a page once per request, for its metadata and its body alike.
 *
 * @returns null when no published document has the address in this language.
 */
export const loadPage = cache(async (locale: Locale, path: string): Promise<PageData | null> => {
  const { site, tags } = await loadSite(locale)
  const client = openContent(locale)
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
  const context = { locale, path, tone: toTone(document), settings: site.settings, lists }
  return { document, site, context, tags: [...new Set([...tags, ...client.tags()])] }
})

/** A page has the colour that its editors chose, a tip that of its topic; the people of the bank have none. */
function toTone(document: SiteDocument): Tone {
  switch (document.kind) {
    case 'page':
      return document.page.tone ?? 'sand'
    case 'tip':
      return toTopicTone(document.tip.topic)
    case 'person':
      return 'sand'
  }
}

/** The address path of a catch-all route's segments. */
export function toPath(segments: readonly string[] | undefined): string {
  return `/${(segments ?? []).map(decodeURIComponent).join('/')}`
}
