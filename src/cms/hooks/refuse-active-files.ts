import type { CollectionBeforeOperationHook } from 'payload'
import { inStaffLanguages } from '@/messages/staff/languages'
import { refusal } from '@/src/fields/refusal'
import { toFileObjectionText } from '@/src/submissions/files/file-objection'
import { inspectPublicPdf } from '@/src/submissions/files/public-file-channel'

/**
 * A PDF that is to stand on the bank's site is looked into like one that a visitor sends: it runs nothing, leads nowhere by itself
 * and brings no other file along.
 *
 * Before anything else of the operation: Payload writes files before it asks the hooks of a change.
 */
export const refuseActiveFiles: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file) return args
  const objection = await inspectPublicPdf(req.file.data)
  if (!objection) return args
  throw refusal(
    req,
    400,
    inStaffLanguages((language) => toFileObjectionText(objection, language)),
  )
}
