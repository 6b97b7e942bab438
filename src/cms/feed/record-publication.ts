import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, GlobalAfterChangeHook } from 'payload'
import { isDraftSave } from '@/src/payload-fixes/save-arguments'
import { cardTag, type DocumentKind, documentTag, globalTag } from '@/src/publications/tags'
import { appendPublication, listTags, type PublicCollection, publicCollections, readHrefs } from './publication-feed'

/** Fields of a document that other pages show. */
const cardFields = ['_status', 'alt', 'filename', 'name', 'path', 'role', 'summary', 'title', 'topic', 'year'] as const

/** Kinds of which other pages show everything. */
const isShownWhole: ReadonlySet<DocumentKind> = new Set([
  'Branch',
  'Document',
  'ExchangeRate',
  'MediaItem',
  'SharedBlock',
  'Simulator',
])

/**
 * Writes what a save means for the public into the feed, after the document itself is stored: a row is never there before what
 * it announces. Saving a draft beside a published document announces nothing.
 */
export const recordChange =
  (collection: PublicCollection): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, operation, req }) => {
    if (isDraftSave(req)) return doc
    const kind = publicCollections[collection]
    const tags = [documentTag(kind, doc.id)]
    // Always said of a new document: somebody may already link to it, and its lists do not know it yet. Of one with a draft
    // as well: what is compared with is then the draft, and not what the public saw.
    const isCardChanged =
      operation === 'create' ||
      previousDoc?.['_status'] === 'draft' ||
      cardFields.some((field) => doc[field] !== previousDoc?.[field])
    if (isCardChanged || isShownWhole.has(kind)) {
      tags.push(cardTag(kind, doc.id), ...listTags(kind, doc), ...listTags(kind, previousDoc))
    }
    await appendPublication(
      { payload: req.payload, req },
      tags,
      await readHrefs({ payload: req.payload, req }, collection, doc.id),
    )
    return doc
  }

/** Writes a deletion into the feed. */
export const recordDeletion =
  (collection: PublicCollection): CollectionAfterDeleteHook =>
  async ({ doc, id, req }) => {
    const kind = publicCollections[collection]
    const number = Number(id)
    const tags = [documentTag(kind, number), cardTag(kind, number), ...listTags(kind, doc)]
    await appendPublication({ payload: req.payload, req }, tags, {})
    return doc
  }

/** Writes a change of the frame around every page into the feed. */
export const recordGlobalChange =
  (name: string): GlobalAfterChangeHook =>
  async ({ doc, req }) => {
    if (isDraftSave(req)) return doc
    await appendPublication({ payload: req.payload, req }, [globalTag(name)], {})
    return doc
  }
