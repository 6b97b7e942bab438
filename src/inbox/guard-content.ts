import type { CollectionAfterReadHook } from 'payload'
import type { Submission } from '@/src/stored-types/payload-types'
import { recordRead } from './record-read'

/**
 * What was sent is read one submission at a time, and each reading is written down. Lists, of whatever interface, show what
 * they need to find one.
 */
export const guardContent: CollectionAfterReadHook<Submission> = async ({ doc, findMany, overrideAccess, req }) => {
  if (overrideAccess) return doc
  if (findMany) return { ...doc, answers: null, files: null, notes: null }
  const { formKey, audience, inbox, reference } = doc
  // Who asks for a part only is recorded like everybody else.
  if ([doc.answers, doc.files, doc.notes].some((part) => part !== undefined))
    await recordRead(req, { action: 'read', formKey, audience, inbox, reference })
  return doc
}
