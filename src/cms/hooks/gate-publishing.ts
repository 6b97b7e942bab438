import { APIError, type CollectionBeforeChangeHook } from 'payload'
import { hasRole, publishingRoles } from '../access/roles'
import { adminText } from '../admin-text'
import { isDraftSave, isSaveOfAllLocales } from './save-arguments'

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
  const publishes = isPublished(data['_status']) || isSaveOfAllLocales(req)
  const changesLiveDocument = operation === 'update' && !isDraftSave(req) && isPublished(originalDoc?._status)
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

/** A status is one word, or one word per language where the whole document is read at once. */
function isPublished(status: unknown): boolean {
  if (typeof status === 'object' && status !== null) return Object.values(status).includes('published')
  return status === 'published'
}
