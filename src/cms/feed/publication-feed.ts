import { channel } from 'node:diagnostics_channel'
import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { dialect } from '@/src/database/own-dialect'
import { readRows } from '@/src/database/statements'
import { relatedId } from '@/src/fields/related-id'
import { locales } from '@/src/i18n/locales'
import { toHref } from '@/src/links/to-href'
import { type Publication, publication, publicationChannel } from '@/src/publications/publication'
import { childrenTag, type DocumentKind, listTag, type Tag } from '@/src/publications/tags'

/** The collections whose documents the public sees, with the name each has in GraphQL and in tags. */
export const publicCollections = {
  branches: 'Branch',
  documents: 'Document',
  'exchange-rates': 'ExchangeRate',
  media: 'MediaItem',
  pages: 'Page',
  people: 'Person',
  redirects: 'Redirect',
  'shared-blocks': 'SharedBlock',
  simulators: 'Simulator',
  tips: 'Tip',
} as const satisfies Partial<Record<CollectionSlug, DocumentKind>>
export type PublicCollection = keyof typeof publicCollections

/** The globals that stand around every page, with the name each has in GraphQL and in tags. */
export const publicGlobals = {
  'corporate-navigation': 'CorporateNavigation',
  'exchange-settings': 'ExchangeSettings',
  footer: 'Footer',
  'search-synonyms': 'SearchSynonyms',
  'private-navigation': 'PrivateNavigation',
  'site-settings': 'SiteSettings',
} as const

type Source = { payload: Payload; req?: PayloadRequest }

const byLocale = z.partialRecord(z.enum(locales), z.string().nullish()).nullish()
const addressed = z.object({ path: byLocale, _status: byLocale })

/** Appends a row to the feed and wakes the publishing engine of this process. */
export async function appendPublication(
  { payload, req }: Source,
  tags: readonly Tag[],
  hrefs: Publication['hrefs'],
): Promise<void> {
  const { id } = await payload.create({
    collection: 'publications',
    data: { tags: [...new Set(tags)], hrefs },
    depth: 0,
    ...(req ? { req } : {}),
    // The feed is the platform's own and does not depend on who saves.
    overrideAccess: true,
  })
  channel(publicationChannel).publish({ seq: id })
}

const rowOfFeed = z.object({ seq: z.number(), tags: z.string(), hrefs: z.string() })
const newestRow = z.object({ seq: z.number(), createdAt: z.string() })
const { publicationNumber } = dialect

/** The rows after a number, in the order in which the public may know of them. @param most how many at most. */
export async function readPublications(payload: Payload, after: number, most: number): Promise<Publication[]> {
  const sql = `SELECT ${publicationNumber} AS seq, tags, hrefs FROM publications WHERE ${publicationNumber} > ?
    ORDER BY ${publicationNumber} LIMIT ${most}`
  return z
    .array(rowOfFeed)
    .parse(await readRows(payload, { sql, args: [after] }))
    .map(({ seq, tags, hrefs }) => publication.parse({ seq, tags: JSON.parse(tags), hrefs: JSON.parse(hrefs) }))
}

/** The last row there is: its number, and the ISO time it was written; undefined when there is none yet. */
export async function findNewestPublication(payload: Payload): Promise<z.infer<typeof newestRow> | undefined> {
  const sql = `SELECT ${publicationNumber} AS seq, created_at AS "createdAt" FROM publications ORDER BY ${publicationNumber} DESC LIMIT 1`
  return z.array(newestRow).parse(await readRows(payload, { sql, args: [] }))[0]
}

/** The lists that a document stands in: pages by the page above them, anything else all in one. */
export function listTags(kind: DocumentKind, document: object | undefined): Tag[] {
  if (!document) return []
  if (kind !== 'Page') return [listTag(kind)]
  return [childrenTag(('parent' in document ? relatedId(document.parent) : undefined) ?? null)]
}

/**
 * The address at which the public finds a document now, by language; null where it is not published. None for kinds without
 * addresses.
 */
export async function readHrefs(
  { payload, req }: Source,
  collection: PublicCollection,
  id: number,
): Promise<Publication['hrefs']> {
  if (collection !== 'pages' && collection !== 'tips' && collection !== 'people' && collection !== 'branches') return {}
  const stored = await payload.findByID({
    collection,
    id,
    locale: 'all',
    depth: 0,
    select: { path: true, _status: true },
    disableErrors: true,
    ...(req ? { req } : {}),
    overrideAccess: true, // as above
  })
  if (!stored) return {}
  const { path, _status } = addressed.parse(stored)
  return Object.fromEntries(
    locales.map((locale) => {
      const own = path?.[locale]
      return [locale, own && _status?.[locale] === 'published' ? toHref(locale, own) : null] as const
    }),
  )
}
