import type { CollectionConfig } from 'payload'
import { allowRoles, contentRoles, publishingRoles, readPublished, readVersions } from '../access/roles'
import { noteSaveArguments } from '../hooks/save-arguments'
import { gateDeletion, gatePublishing } from '../workflow/gate-publishing'

/** What every collection of published documents shares: drafts, a status per language, and who may do what. */
export const publishedDocument = {
  versions: { drafts: { localizeStatus: true }, maxPerDoc: 0 },
  access: {
    read: readPublished,
    readVersions,
    create: allowRoles(...contentRoles),
    update: allowRoles(...contentRoles),
    delete: allowRoles(...publishingRoles),
  },
} as const satisfies Partial<CollectionConfig>

/** The hooks that every collection of published documents runs first. */
export const publishedDocumentHooks = {
  beforeOperation: [noteSaveArguments],
  beforeChange: [gatePublishing],
  beforeDelete: [gateDeletion],
}
