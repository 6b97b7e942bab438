import type { CollectionConfig } from 'payload'

/**
 * The feed of what changed for the public, in the order in which it changed: a transactional outbox that the publishing engine
 * follows by number. Rows are written by hooks and read by one route; no person and no API touches them.
 */
export const publications: CollectionConfig<'publications'> = {
  slug: 'publications',
  graphQL: false,
  lockDocuments: false,
  admin: { hidden: true },
  access: { create: () => false, read: () => false, update: () => false, delete: () => false },
  fields: [
    /** What changed, in the words that finished pages say they depend on. */
    { name: 'tags', type: 'json', required: true },
    /** The document's own addresses now, by language. */
    { name: 'hrefs', type: 'json', required: true },
  ],
}
