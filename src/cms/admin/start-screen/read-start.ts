import type { Payload, TypedUser } from 'payload'
import { publishingRoles } from '../../access/roles'
import type { Review } from '../../workflow/review'
import { queryReviews } from '../../workflow/review-store'

/** A request as the start screen shows it. */
export type StartItem = Pick<Review, 'id' | 'kind' | 'state' | 'title'> & { href: string; person: string; at: string }
type Start = Record<'live' | 'overdue' | 'own' | 'waiting', StartItem[]>

/** What is due for longer than this has failed, or the schedule stands still. */
const graceMs = 60_000
const mostLive = 10

/** What a person finds first in the CMS. */
export async function readStart(payload: Payload, user: TypedUser): Promise<Start> {
  const isApprover = 'role' in user && publishingRoles.includes(user.role)
  const late = new Date(Date.now() - graceMs).toISOString()
  const [open, overdue, own, live] = await Promise.all([
    isApprover ? queryReviews(payload, { state: { in: ['inReview', 'toRatify', 'approved'] } }) : [],
    queryReviews(payload, { state: { equals: 'approved' }, dueAt: { less_than: late } }),
    queryReviews(payload, {
      submittedBy: { equals: Number(user.id) },
      state: { in: ['inReview', 'approved', 'sentBack', 'void'] },
    }),
    queryReviews(payload, { state: { equals: 'done' }, kind: { equals: 'publish' } }),
  ])
  const isMine = ({ submittedBy, state }: Review) => submittedBy === user.id && state !== 'approved'
  return {
    waiting: open.filter((review) => !isMine(review)).map(toItem),
    overdue: overdue.map(toItem),
    own: own.map(toItem),
    live: live.slice(0, mostLive).map(toItem),
  }
}

function toItem({ id, kind, state, title, subject, submittedByName, submittedAt, decidedAt }: Review): StartItem {
  const href = subject.startsWith('globals/') ? `/admin/${subject}` : `/admin/collections/${subject}`
  return { id, kind, state, title, href, person: submittedByName, at: decidedAt ?? submittedAt }
}
