import { APIError, type CollectionBeforeOperationHook } from 'payload'
import staffTexts from '@/messages/staff/cms/submissions.json' with { type: 'json' }
import { noteRefusal } from '@/src/audit/note-refusal'
import { adminText } from '@/src/fields/admin-text'
import { judgeSubmissionQuery } from './judge-submission-query'

/** What somebody is told who asks for submissions by what was sent. */
export const contentQueryText = staffTexts.refuseContentQuery.contentQueryText

/** By this name Payload's lists know an error that is the question's and show themselves without rows. */
class ContentQueryRefused extends APIError {
  override readonly name = 'QueryError'
}

/**
 * Refuses what would read content without opening it, by whatever interface and for every role, and writes the refusal down. The
 * platform's own work, which is asked by nobody, goes on.
 *
 * @throws 400 with a sentence.
 */
export const refuseContentQuery: CollectionBeforeOperationHook = async ({ args, overrideAccess, req }) => {
  if (overrideAccess) return args
  const reason = judgeSubmissionQuery(args)
  if (reason === null) return args
  // Strangers are refused by the rule of access as well; they could fill the log.
  if (req.user) await noteRefusal(req, 'submissions', reason)
  throw new ContentQueryRefused(adminText(req, contentQueryText), 400, null, true)
}
