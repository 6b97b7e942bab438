import { isDeepStrictEqual } from 'node:util'
import type { CollectionAfterChangeHook } from 'payload'
import { appendAudit } from '@/src/audit/append-audit'
import { parseStoredRates } from '@/src/rates/stored-rates'
import { writersAlong } from '../contributions/brought-along'
import { noteLive, noteWriter } from '../contributions/contribution-rows'

/**
 * Notes who wrote figures, once they are written: what was refused made nobody a writer. And writes into the audit log that a
 * person published rates, or took them from the public: that it was saved is there by itself.
 * Taking them away needs no second person, since rates that are wrong do harm with every minute.
 */
export const noteRatesDecision: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
  const [was, is] = [previousDoc?.['state'] === 'published', doc['state'] === 'published']
  const subject = `exchange-rates/${doc.id}`
  const isWritten = operation === 'create' || !isDeepStrictEqual(parseStoredRates(doc), parseStoredRates(previousDoc))
  if (isWritten && req.user) {
    await noteWriter(req.payload, subject, req.user.id)
    for (const person of await writersAlong(req.payload, req, subject)) await noteWriter(req.payload, subject, person)
  }
  if (is && !was) await noteLive(req.payload, subject)
  if (!req.user || was === is) return doc
  const { writtenBy = null, confirmedBy = null } = doc
  await appendAudit(req.payload, {
    action: is ? 'publish' : 'takeDown',
    subject,
    actor: req.user,
    ...(is ? { details: { writtenBy, confirmedBy } } : {}),
  })
  return doc
}
