import type { CollectionConfig } from 'payload'
import { noteRowOrder } from '@/src/payload-fixes/align-rows'
import { noteSaveArguments } from '@/src/payload-fixes/save-arguments'
import { allowRoles, contentRoles, publishingRoles, readPublished, readVersions } from '../access/roles'
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

/** As `publishedDocument`, for what is written in sentences: every pause in typing saves a draft. */
export const typedDocument = {
  ...publishedDocument,
  versions: { drafts: { localizeStatus: true, autosave: { interval: 800 } }, maxPerDoc: 0 },
} as const satisfies Partial<CollectionConfig>

/** The hooks that every collection of published documents runs first. */
export const publishedDocumentHooks = {
  beforeOperation: [noteSaveArguments],
  beforeChange: [gatePublishing, noteRowOrder],
  beforeDelete: [gateDeletion],
}
