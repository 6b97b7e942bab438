import type { CollectionAfterChangeHook, Plugin } from 'payload'
import { saveUnderWay } from '../hooks/save-arguments'
import { locksOf, locksSlug } from './locks-of'

/**
 * Keeps a document locked for whoever types in it. Payload takes the lock away with every save, drafts that are saved by
 * themselves included, and warns nobody who opens the form between two keystrokes (payload#14477, read in 3.90.2).
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
