import type { Payload } from 'payload'
import { type Comment, comment } from './comment-steps'

const newestFirst = { sort: '-id', pagination: false, depth: 0, overrideAccess: true } as const
const mostShown = 20

/**
 * What calls somebody and waits for them: what is not settled, and what they have not answered since.
 *
 * @returns the newest first, 20 at most.
 */
export async function findWaitingMentions(payload: Payload, person: number): Promise<Comment[]> {
  const open = { isResolved: { not_equals: true } }
  const [calls, answers] = await Promise.all([
    payload.find({
      collection: 'comments',
      where: { ...open, mentions: { in: [person] }, author: { not_equals: person } },
      limit: 100,
      ...newestFirst,
    }),
    payload.find({
      collection: 'comments',
      where: { ...open, author: { equals: person }, replyTo: { exists: true } },
      limit: 500,
      ...newestFirst,
    }),
  ])
  const own = answers.docs.map((stored) => comment.parse(stored))
  return calls.docs
    .map((stored) => comment.parse(stored))
    .filter((call) => !own.some(({ id, replyTo }) => id > call.id && replyTo === (call.replyTo ?? call.id)))
    .slice(0, mostShown)
}
