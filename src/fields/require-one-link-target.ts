import type { RelationshipFieldSingleValidation } from 'payload'
import { adminText } from './admin-text'

type LinkSiblings = { label?: unknown; document?: unknown; url?: unknown }

/** A link with words must lead somewhere, and to one place only. */
export const requireOneLinkTarget: RelationshipFieldSingleValidation = (page, { siblingData, req }) => {
  const { label, document, url }: LinkSiblings = siblingData
  const targets = [page, document, url].filter(
    (target) => target !== null && target !== undefined && target !== '',
  ).length
  if (targets > 1 || (targets === 0 && label)) {
    return adminText(req, {
      pt: 'Indique exactamente um destino: página, documento ou endereço externo.',
      en: 'Give exactly one target: page, document or external address.',
    })
  }
  return true
}
