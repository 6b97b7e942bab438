import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import staffTexts from '@/messages/staff/conversations.json' with { type: 'json' }
import { appendAudit } from '@/src/audit/append-audit'
import { refusal } from '@/src/fields/refusal'
import { type ProposalName, proposalName } from '@/src/governance/proposal'
import { type SubjectName, subjectName } from '@/src/governance/subject'
import { readColleagues } from './colleagues'
import type { Conversation } from './conversation'
import { findMentioned } from './mentioned'

export const comment = z.object({
  id: z.number(),
  subject: z.string(),
  fieldPath: z.string().nullable().default(null),
  text: z.string(),
  author: z.number(),
  authorName: z.string(),
  createdAt: z.string(),
  replyTo: z.number().nullable().default(null),
})
export type Comment = z.infer<typeof comment>

/** What colleagues speak about: whatever goes through a review, and proposals. */
const conversationName = z.union([subjectName, proposalName])
type ConversationName = SubjectName | ProposalName

/** What somebody says: about a document, a field of it, or in answer to somebody. */
export const said = z.object({
  subject: conversationName,
  fieldPath: z.string().max(200).optional(),
  text: z.string().trim().min(1).max(2000),
  replyTo: z.int().positive().nullable().optional(),
})
type Said = z.input<typeof said>

/** Nobody writes comments through the API: who wrote one is not theirs to say. */
const trusted = { overrideAccess: true, depth: 0 } as const

type Person = { id: number; name: string }

/**
 * Says something, and calls whom it names. Everybody who works in the CMS may.
 *
 * @throws APIError 404 when it answers something that was not said of the same, or was settled.
 */
export async function addComment(
  req: PayloadRequest,
  person: Person,
  { subject, text, fieldPath = '', replyTo = null }: Said,
): Promise<Comment> {
  const first = replyTo === null ? null : await findOpenComment(req, replyTo)
  if (first && (first.subject !== subject || first.replyTo !== null)) throw unknownComment(req)
  const mentions = findMentioned(text, await readColleagues(req.payload))
  const data = { subject, text, fieldPath, replyTo, mentions, author: person.id, authorName: person.name }
  const written = await req.payload.create({ collection: 'comments', data, ...trusted })
  await appendAudit(req.payload, { action: 'comment', subject, actor: req.user, reason: text })
  return comment.parse(written)
}

/** Settles a comment, with all that was answered to it. @throws APIError 404 when there is none. */
export async function settleComment(req: PayloadRequest, { id }: { id: number }): Promise<Comment> {
  const { replyTo } = await findOpenComment(req, id)
  const first = replyTo ?? id
  const where = { or: [{ id: { equals: first } }, { replyTo: { equals: first } }] }
  const { docs } = await req.payload.update({ collection: 'comments', where, data: { isResolved: true }, ...trusted })
  const settled = comment.parse(docs.find((doc) => doc.id === first))
  await appendAudit(req.payload, {
    action: 'settleComment',
    subject: settled.subject,
    actor: req.user,
    details: { comment: first },
  })
  return settled
}

async function findOpenComment(req: PayloadRequest, id: number): Promise<Comment> {
  const found = await req.payload.findByID({ collection: 'comments', id, disableErrors: true, ...trusted })
  if (!found || found.isResolved) throw unknownComment(req)
  return comment.parse(found)
}

function unknownComment(req: PayloadRequest): Error {
  return refusal(req, 404, staffTexts.commentSteps.unknownComment)
}

/** What is said about a document and not settled, oldest first. */
export async function findOpenComments(payload: Payload, subject: ConversationName): Promise<Comment[]> {
  const { docs } = await payload.find({
    collection: 'comments',
    where: { subject: { equals: subject }, isResolved: { not_equals: true } },
    sort: 'id',
    limit: 200,
    pagination: false,
    ...trusted,
  })
  return docs.map((stored) => comment.parse(stored))
}

/** The same as it is shown, and whom somebody can call. @param reader who reads it: they do not call themselves. */
export async function readConversation(
  payload: Payload,
  subject: ConversationName,
  reader: number,
): Promise<Conversation> {
  const [comments, colleagues] = await Promise.all([findOpenComments(payload, subject), readColleagues(payload)])
  return {
    comments: comments.map(({ author, subject: about, ...shown }) => shown),
    // Of people with one name all are called.
    colleagues: [...new Set(colleagues.filter(({ id }) => id !== reader).map(({ name }) => name))],
  }
}
