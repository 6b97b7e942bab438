import type { GlobalConfig } from 'payload'
import { noteGlobalSaveArguments } from '@/src/payload-fixes/save-arguments'
import { allowRoles, contentRoles, readPublished, readVersions } from '../access/roles'
import { gateGlobalPublishing } from '../workflow/gate-publishing'

/**
 * What every global that the public sees shares: drafts, and who may do what. Both languages go live together: a menu with
 * entries in one language only would be a different menu.
 */
export const publishedGlobal = {
  versions: { drafts: true, max: 0 },
  access: { read: readPublished, readVersions, update: allowRoles(...contentRoles) },
} as const satisfies Partial<GlobalConfig>

/** The same with drafts that are checked when they are saved: one that cannot be is not worth a review. */
export const checkedGlobal = {
  ...publishedGlobal,
  versions: { ...publishedGlobal.versions, drafts: { validate: true } },
} as const satisfies Partial<GlobalConfig>

/** The hooks that every such global runs first. */
export const publishedGlobalHooks = {
  beforeOperation: [noteGlobalSaveArguments],
  beforeChange: [gateGlobalPublishing],
}
