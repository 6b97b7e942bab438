import type { PayloadHandler } from 'payload'
import { noteRefusal } from '@/src/audit/note-refusal'
import { adminText } from '@/src/fields/admin-text'

const text = {
  pt: 'As respostas mudam-se uma a uma.',
  en: 'Submissions are changed one at a time.',
} as const

/**
 * Refuses a change of all submissions that a filter finds. Payload refuses it by itself, but before anything could write it down; and
 * how many were found says what stands in them.
 */
export const refuseBulkChange: PayloadHandler = async (req) => {
  if (req.user) await noteRefusal(req, 'submissions', 'Changed many at once')
  return Response.json({ errors: [{ message: adminText(req, text) }] }, { status: 403 })
}
