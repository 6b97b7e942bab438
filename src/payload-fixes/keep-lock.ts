/*
 * Workaround
 * Package: payload 3.90.2
 * Upstream: https://github.com/payloadcms/payload/issues/11604, https://github.com/payloadcms/payload/issues/14477
 * Test: src/payload-fixes/keep-lock.test.ts
 * Goes when: a draft that saves itself leaves the lock of whoever types.
 */
import type { CollectionAfterChangeHook, Payload, Plugin, Where } from 'payload'
import { saveUnderWay } from './save-arguments'

/** Where Payload keeps who has which document open. */
export const locksSlug = 'payload-locked-documents'

/** The locks of one document. */
export function locksOf(collection: string, id: number | string): Where {
  return { and: [{ 'document.relationTo': { equals: collection } }, { 'document.value': { equals: id } }] }
}

/** Lets others have a document: whoever had it open is done with it. */
export async function releaseLock(payload: Payload, collection: string, id: number | string): Promise<void> {
  await payload.db.deleteMany({ collection: locksSlug, where: locksOf(collection, id) })
}

/**
 * Keeps a document locked for whoever types in it. Payload takes the lock away with every save, drafts that are saved by
 * themselves included, and warns nobody who opens the form between two keystrokes.
 */
const keepLock: CollectionAfterChangeHook = async ({ doc, collection, req }) => {
  if (!req.user || !saveUnderWay(req).autosave) return doc
  const { payload, user } = req
  await payload.db.deleteMany({ collection: locksSlug, where: locksOf(collection.slug, doc.id), req })
  await payload.db.create({
    collection: locksSlug,
    data: {
      document: { relationTo: collection.slug, value: doc.id },
      user: { relationTo: user.collection, value: user.id },
    },
    returning: false,
    req,
  })
  return doc
}

/** Keeps the locks of everything that is saved while somebody types. */
export const withKeptLocks: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) => {
    const { versions, hooks = {} } = collection
    const drafts = typeof versions === 'object' ? versions.drafts : false
    if (typeof drafts !== 'object' || !drafts.autosave) return collection
    return { ...collection, hooks: { ...hooks, afterChange: [...(hooks.afterChange ?? []), keepLock] } }
  }),
})
