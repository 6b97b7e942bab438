import { channel } from 'node:diagnostics_channel'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionSlug,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { locales } from '@/src/i18n/locales'
import { toHref } from '@/src/links/to-href'
import { publicationChannel } from '@/src/publications/publication'
import {
  cardTag,
  childrenTag,
  type DocumentKind,
  documentTag,
  globalTag,
  listTag,
  type Tag,
} from '@/src/publications/tags'
import { relatedId } from './parent-path'
import { isDraftSave } from './save-arguments'

const addressed = z.object({ path: z.partialRecord(z.enum(locales), z.string().nullish()).nullish() })

/** Fields of a document that other pages show. */
const cardFields = ['_status', 'alt', 'filename', 'name', 'path', 'role', 'summary', 'title', 'topic', 'year'] as const

/**
 * Writes what a save means for the public into the feed, after the document itself is stored: a row is never there before what
 * it announces. Saving a draft beside a published document announces nothing.
 */
export const recordChange =
  (collection: CollectionSlug, kind: DocumentKind): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, operation, req }) => {
    if (isDraftSave(req)) return doc
    const tags = [documentTag(kind, doc.id)]
    // Always said of a new document: somebody may already link to it, and its lists do not know it yet.
    const isCardChanged = operation === 'create' || cardFields.some((field) => doc[field] !== previousDoc?.[field])
    if (isCardChanged || kind === 'Document' || kind === 'MediaItem') {
      tags.push(cardTag(kind, doc.id), listTag(kind), ...parentLists(doc), ...parentLists(previousDoc))
    }
    await record(req, tags, await readHrefs(req, collection, doc.id))
    return doc
  }

/** Writes a deletion into the feed. */
export const recordDeletion =
  (kind: DocumentKind): CollectionAfterDeleteHook =>
  async ({ doc, id, req }) => {
    const number = Number(id)
    await record(req, [documentTag(kind, number), cardTag(kind, number), listTag(kind), ...parentLists(doc)], {})
    return doc
  }

/** Writes a change of the frame around every page into the feed. */
export const recordGlobalChange =
  (name: string): GlobalAfterChangeHook =>
  async ({ doc, req }) => {
    await record(req, [globalTag(name)], {})
    return doc
  }

function parentLists(doc: { parent?: unknown } | undefined): Tag[] {
  const parent = relatedId(doc?.parent)
  return parent === undefined ? [] : [childrenTag(parent)]
}

async function readHrefs(req: PayloadRequest, collection: CollectionSlug, id: number): Promise<Record<string, string>> {
  if (collection !== 'pages' && collection !== 'tips' && collection !== 'people') return {}
  const stored = await req.payload.findByID({
    collection,
    id,
    locale: 'all',
    depth: 0,
    select: { path: true },
    disableErrors: true,
    req,
    // The feed is the platform's own and does not depend on who saves.
    overrideAccess: true,
  })
  const paths = addressed.safeParse(stored).data?.path ?? {}
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const path = paths[locale]
      return path ? [[locale, toHref(locale, path)] as const] : []
    }),
  )
}

async function record(req: PayloadRequest, tags: readonly Tag[], hrefs: Record<string, string>): Promise<void> {
  const { id } = await req.payload.create({
    collection: 'publications',
    data: { tags: [...new Set(tags)], hrefs },
    depth: 0,
    req,
    overrideAccess: true, // as above
  })
  channel(publicationChannel).publish({ seq: id })
}
