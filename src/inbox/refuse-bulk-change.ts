import type { PayloadHandler } from 'payload'
import staffTexts from '@/messages/staff/cms/submissions.json' with { type: 'json' }
import { noteRefusal } from '@/src/audit/note-refusal'
import { adminText } from '@/src/fields/admin-text'

const text = staffTexts.refuseBulkChange.oneAtATime

/**
 * Refuses a change of all submissions that a filter finds. Payload refuses it by itself, but before anything could write it down; and
 * how many were found says what stands in them.
 */
export const refuseBulkChange: PayloadHandler = async (req) => {
  if (req.user) await noteRefusal(req, 'submissions', 'Changed many at once')
  return Response.json({ errors: [{ message: adminText(req, text) }] }, { status: 403 })
}
