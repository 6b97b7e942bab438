import type { RelationshipFieldSingleValidation } from 'payload'
import staffTexts from '@/messages/staff/fields.json' with { type: 'json' }
import { adminText } from './admin-text'

type LinkSiblings = { label?: unknown; document?: unknown; url?: unknown }

/** A link with words must lead somewhere, and to one place only. */
export const requireOneLinkTarget: RelationshipFieldSingleValidation = (page, { siblingData, req }) => {
  const { label, document, url }: LinkSiblings = siblingData
  const targets = [page, document, url].filter(
    (target) => target !== null && target !== undefined && target !== '',
  ).length
  if (targets > 1 || (targets === 0 && label)) {
    return adminText(req, staffTexts.requireOneLinkTarget.notOne)
  }
  return true
}
