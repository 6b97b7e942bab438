import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { ValidationError } from 'payload'
import staffTexts from '@/messages/staff/cms/hooks.json' with { type: 'json' }
import { adminText } from '@/src/fields/admin-text'
import type { StaffText } from '@/src/i18n/staff-text'
import { reservedSegments } from '@/src/links/reserved'
import { type AddressedCollection, addressedCollections } from '../addresses/addressed-collections'

/**
 * Where a document's address begins.
 * `undefined`: it has no address in this language. `''`: at the root.
 */
type ParentPath = (options: {
  document: Record<string, unknown>
  req: PayloadRequest
}) => Promise<string | undefined> | string | undefined

/**
 * Computes `path` from the parent and the slug in the language being saved, and refuses an address that another document
 * has in that language, drafts included: Payload's own `unique` is not checked on drafts, so the clash would appear only
 * when somebody publishes.
 */
export const computePath =
  (collection: AddressedCollection, parentPath: ParentPath): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, req }) => {
    const document: Record<string, unknown> = { ...originalDoc, ...data }
    const base = await parentPath({ document, req })
    const slug = typeof document['slug'] === 'string' ? document['slug'] : ''
    const path = joinPath(base, slug, document['pageType'] === 'home' && !document['parent'])
    if (path) {
      const first = path.split('/')[1] ?? ''
      if (reservedSegments.has(first)) refuse(collection, req, addressTexts.reserved, path)
      if (await isTaken({ path, collection, id: originalDoc?.id, req }))
        refuse(collection, req, addressTexts.taken, path)
    }
    return { ...data, path: path ?? null }
  }

const addressTexts = staffTexts.computePath.addressTexts satisfies Record<string, StaffText>

function joinPath(base: string | undefined, slug: string, isRootHome: boolean): string | undefined {
  if (base === undefined) return undefined
  if (slug !== '') return `${base === '/' ? '' : base}/${slug}`
  return isRootHome ? '/' : undefined
}

function refuse(collection: AddressedCollection, req: PayloadRequest, text: StaffText, path: string): never {
  throw new ValidationError({
    collection,
    errors: [{ path: 'slug', message: `${adminText(req, text)}: ${path}` }],
    req,
  })
}

async function isTaken({
  path,
  collection,
  id,
  req,
}: {
  path: string
  collection: AddressedCollection
  id: number | string | undefined
  req: PayloadRequest
}): Promise<boolean> {
  for (const other of addressedCollections) {
    for (const draft of [false, true]) {
      const { docs } = await req.payload.find({
        collection: other,
        draft,
        depth: 0,
        limit: 2,
        pagination: false,
        where: { path: { equals: path } },
        select: {},
        req,
        // A clash counts whether or not this editor may see the other document.
        overrideAccess: true,
      })
      if (docs.some((doc) => other !== collection || doc.id !== id)) return true
    }
  }
  return false
}
