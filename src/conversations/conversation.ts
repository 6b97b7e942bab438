import { z } from 'zod'

const shownComment = z.object({
  id: z.number(),
  /** The field that is spoken of; null for the whole document. */
  fieldPath: z.string().nullable(),
  text: z.string(),
  authorName: z.string(),
  createdAt: z.string(),
  /** What it answers; null for what begins a thread. */
  replyTo: z.number().nullable(),
})
export type ShownComment = z.infer<typeof shownComment>

/** What is said about a document and not settled, oldest first, and the names of those who can be called. */
export const conversation = z.object({ comments: z.array(shownComment), colleagues: z.array(z.string()) })
export type Conversation = z.infer<typeof conversation>

/** What somebody says, and what colleagues answer to it. */
export type Thread = { first: ShownComment; replies: ShownComment[] }

/**
 * @returns the threads in the order in which they began, their replies in the order in which they were given. What was answered while
 *   somebody settled what it answers stands alone, so that it is read and settled too.
 */
export function toThreads(comments: readonly ShownComment[]): Thread[] {
  const ids = new Set(comments.map(({ id }) => id))
  return comments
    .filter(({ replyTo }) => replyTo === null || !ids.has(replyTo))
    .map((first) => ({ first, replies: comments.filter(({ replyTo }) => replyTo === first.id) }))
}
