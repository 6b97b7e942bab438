import type { Payload, TypedUser } from 'payload'
import { queryReviews } from '@/src/cms/workflow/review-store'
import { findWaitingMentions } from '@/src/conversations/waiting-mentions'
import { readProposalName } from '@/src/governance/proposal'
import { proposalHref, reviewHref, subjectHref } from '../review/review-href'

/** What somebody said to a person by name. */
export type Mention = { id: number; text: string; author: string; at: string; href: string }

const longest = 160

/** What calls a person and waits for them, each with the way to where it was said: the room of its request, or the form. */
export async function readMentions(payload: Payload, user: TypedUser): Promise<Mention[]> {
  const calls = await findWaitingMentions(payload, user.id)
  if (calls.length === 0) return []
  const open = await queryReviews(payload, {
    subject: { in: [...new Set(calls.map(({ subject }) => subject))] },
    state: { in: ['inReview', 'approved', 'toRatify'] },
  })
  return calls.map(({ id, subject, text, authorName, createdAt, fieldPath }) => {
    const review = open.find((known) => known.subject === subject)
    const proposal = readProposalName(subject)
    const form = `${subjectHref(subject)}${fieldPath ? `?field=${encodeURIComponent(fieldPath)}` : ''}`
    const href = review ? reviewHref(review.id) : proposal ? proposalHref(proposal) : form
    return { id, text: shorten(text), author: authorName, at: createdAt, href }
  })
}

/** As much of a text as leads to it. */
function shorten(text: string): string {
  return text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text
}
