import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import staffTexts from '@/messages/staff/cms/submissions.json' with { type: 'json' }
import { appendAudit } from '@/src/audit/append-audit'
import { hashTerm } from '@/src/audit/audit-key'
import { refusal } from '@/src/fields/refusal'
import { findInContent, foldTerm } from './find-in-content'
import { readJsonBody } from './read-json-body'
import { recordReads } from './record-reads'
import { audienceOf, ownAudience } from './submission-access'

const question = z.object({
  term: z.string().max(100),
  formKey: z.string().max(200).optional(),
})

/** Shorter pieces would be found in nearly everything, and put together letter by letter. */
const shortest = 4

/**
 * Looks for a text in what was sent, for who may read it. Who looked, in which form, a keyed hash of the text and how many were found
 * are written down before anything is shown: in the audit log, and where readings of the same audience are.
 *
 * @throws 403 for roles that read no submissions, 400 for a text that is too short or too long.
 */
export async function searchContent(req: PayloadRequest): Promise<Response> {
  const access = await ownAudience({ req })
  const audience = audienceOf(req.user?.role)
  if (typeof access === 'boolean' || !audience) throw refusal(req, 403, staffTexts.searchContent.mayNotRead)
  const asked = question.safeParse(await readJsonBody(req))
  if (!asked.success || foldTerm(asked.data.term).length < shortest)
    throw refusal(req, 400, staffTexts.searchContent.badTerm)
  const { term, formKey } = asked.data
  const { hits, count, found } = await findInContent(req.payload, { access, formKey, term })
  await recordReads(req, { action: 'search', formKey: formKey ?? '*', audience }, found)
  await appendAudit(req.payload, {
    action: 'searched',
    subject: 'submissions',
    actor: req.user,
    details: { form: formKey ?? '*', term: hashTerm(foldTerm(term)), hits: count },
  })
  return Response.json({ count, hits }, { headers: { 'Cache-Control': 'no-store' } })
}
