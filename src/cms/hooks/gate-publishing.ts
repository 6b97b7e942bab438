import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { APIError } from 'payload'
import { hasRole, publishingRoles } from '../access/roles'
import { adminText } from '../admin-text'

type SaveArguments = { draft?: unknown; publishAllLocales?: unknown; unpublishAllLocales?: unknown }

/**
 * Notes how a save was asked for: `beforeChange` is not told whether a draft is being put beside a published document
 * (harmless) or the published document itself is being changed.
 */
export const noteSaveArguments: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'create' || operation === 'update' || operation === 'updateByID') {
    const { draft, publishAllLocales, unpublishAllLocales }: SaveArguments = args
    req.context['save'] = { draft: Boolean(draft), allLocales: Boolean(publishAllLocales || unpublishAllLocales) }
  }
  return args
}

/**
 * Only approvers and administrators change what the public sees: publish, unpublish, or alter a published document.
 *
 * The gate is on the transition, not in `access.update`: an access rule tests the stored document, so an editor could
 * still publish a draft, and could no longer draft a change to a published page.
 * @see https://payloadcms.com/docs/versions/drafts "Controlling who can publish", the recipe this replaces
 */
export const gatePublishing: CollectionBeforeChangeHook = ({ data, originalDoc, req, operation }) => {
  // Trusted code without a user (the import of `content/`) is not a person who could go round a second pair of eyes.
  if (!req.user || hasRole(req, publishingRoles)) return data
  const save = readSave(req)
  const publishes = isPublished(data['_status']) || save.allLocales
  const changesLiveDocument = operation === 'update' && !save.draft && isPublished(originalDoc?._status)
  if (publishes || changesLiveDocument) {
    throw new APIError(
      adminText(req, {
        pt: 'Só quem aprova pode publicar, despublicar ou alterar o que está publicado. Guarde como rascunho.',
        en: 'Only approvers may publish, unpublish or change what is published. Save a draft instead.',
      }),
      403,
      null,
      true,
    )
  }
  return data
}

function readSave(req: PayloadRequest): { draft: boolean; allLocales: boolean } {
  const save = req.context['save']
  if (typeof save !== 'object' || save === null) return { draft: false, allLocales: false }
  return { draft: 'draft' in save && save.draft === true, allLocales: 'allLocales' in save && save.allLocales === true }
}

/** A status is one word, or one word per language where the whole document is read at once. */
function isPublished(status: unknown): boolean {
  if (typeof status === 'object' && status !== null) return Object.values(status).includes('published')
  return status === 'published'
}
