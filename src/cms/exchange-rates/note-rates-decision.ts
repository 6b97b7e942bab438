import type { CollectionAfterChangeHook } from 'payload'
import { appendAudit } from '../audit/append-audit'

/**
 * Writes into the audit log that a person published rates, or took them from the public: that it was saved is there by itself.
 * Taking them away needs no second person, since rates that are wrong do harm with every minute.
 */
export const noteRatesDecision: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const [was, is] = [previousDoc?.['state'] === 'published', doc['state'] === 'published']
  if (!req.user || was === is) return doc
  const { writtenBy = null, confirmedBy = null } = doc
  await appendAudit(req.payload, {
    action: is ? 'publish' : 'takeDown',
    subject: `exchange-rates/${doc.id}`,
    actor: req.user,
    ...(is ? { details: { writtenBy, confirmedBy } } : {}),
  })
  return doc
}
