import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import staffTexts from '@/messages/staff/cms/workflow.json' with { type: 'json' }
import { appendAudit } from '@/src/audit/append-audit'
import { refusal } from '@/src/fields/refusal'
import { type ProposalName, proposalName } from '@/src/governance/proposal'
import { type SubjectName, subjectName } from '@/src/governance/subject'
import { personOf } from '../access/person'

const comment = z.object({
  id: z.number(),
  subject: z.string(),
  fieldPath: z.string().nullable().default(null),
  text: z.string(),
  author: z.number(),
  authorName: z.string(),
  createdAt: z.string(),
})
export type Comment = z.infer<typeof comment>

/** What colleagues speak about: whatever goes through a review, and proposals. */
export const conversationName = z.union([subjectName, proposalName])
type ConversationName = SubjectName | ProposalName

/** Nobody writes comments through the API: who wrote one is not theirs to say. */
const trusted = { overrideAccess: true, depth: 0 } as const

/** Says something about a document, or about a field of it. Everybody who works in the CMS may. */
export async function addComment(
  req: PayloadRequest,
  { subject, fieldPath, text }: { subject: ConversationName; fieldPath: string; text: string },
): Promise<Comment> {
  const person = personOf(req)
  const data = { subject, fieldPath, text, author: person.id, authorName: person.name }
  const written = await req.payload.create({ collection: 'comments', data, ...trusted })
  await appendAudit(req.payload, { action: 'comment', subject, actor: req.user, reason: text })
  return comment.parse(written)
}

/** Settles a comment. @throws APIError 404 when there is none. */
export async function settleComment(req: PayloadRequest, { id }: { id: number }): Promise<Comment> {
  const found = await req.payload.findByID({ collection: 'comments', id, disableErrors: true, ...trusted })
  if (!found) throw refusal(req, 404, staffTexts.commentSteps.settleComment)
  const data = { isResolved: true }
  const settled = comment.parse(await req.payload.update({ collection: 'comments', id, data, ...trusted }))
  await appendAudit(req.payload, {
    action: 'settleComment',
    subject: settled.subject,
    actor: req.user,
    details: { comment: id },
  })
  return settled
}

/** What is said about a document and not settled, oldest first. */
export async function findOpenComments(payload: Payload, subject: ConversationName): Promise<Comment[]> {
  const { docs } = await payload.find({
    collection: 'comments',
    where: { subject: { equals: subject }, isResolved: { not_equals: true } },
    sort: 'id',
    limit: 100,
    pagination: false,
    ...trusted,
  })
  return docs.map((stored) => comment.parse(stored))
}
