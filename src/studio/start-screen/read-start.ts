import type { Payload, TypedUser } from 'payload'
import { publishingRoles } from '@/src/cms/access/roles'
import { queryReleases, type Release } from '@/src/cms/workflow/releases/release-store'
import { queryReviews } from '@/src/cms/workflow/review-store'
import type { Review } from '@/src/governance/review'
import { reviewHref, subjectHref } from '../review/review-href'

/** A request, or a release of several, as the start screen shows it. */
export type StartItem = { id: string; title: string; href: string; person: string; at: string; failure: string } & (
  | Pick<Review, 'kind' | 'state'>
  | { kind: 'release'; state: Release['state'] }
)
type Start = Record<'live' | 'overdue' | 'own' | 'upcoming' | 'waiting', StartItem[]>

/** What is due for longer than this has failed, or the schedule stands still. */
const graceMs = 60_000
/** A release that failed longer ago than this was given up. */
const failedMs = 14 * 24 * 60 * 60_000
const mostLive = 10

/** What a person finds first in the CMS. */
export async function readStart(payload: Payload, user: TypedUser, now = Date.now()): Promise<Start> {
  const isApprover = 'role' in user && publishingRoles.includes(user.role)
  const late = new Date(now - graceMs).toISOString()
  const [open, overdue, releases, own, live, due, planned] = await Promise.all([
    isApprover ? queryReviews(payload, { state: { in: ['inReview', 'toRatify', 'approved'] } }) : [],
    queryReviews(payload, { state: { equals: 'approved' }, dueAt: { less_than: late } }),
    queryReleases(payload, {
      or: [
        { state: { in: ['planned', 'running'] }, dueAt: { less_than: late } },
        { state: { equals: 'running' }, updatedAt: { less_than: late } },
        { state: { equals: 'failed' }, updatedAt: { greater_than: new Date(now - failedMs).toISOString() } },
      ],
    }),
    queryReviews(payload, {
      submittedBy: { equals: Number(user.id) },
      state: { in: ['inReview', 'approved', 'sentBack', 'void'] },
    }),
    queryReviews(payload, { state: { equals: 'done' }, kind: { equals: 'publish' } }),
    queryReviews(payload, { state: { equals: 'approved' }, dueAt: { greater_than_equal: late } }),
    queryReleases(payload, { state: { in: ['planned', 'running'] }, dueAt: { greater_than_equal: late } }),
  ])
  const isMine = ({ submittedBy, state }: Review) => submittedBy === user.id && state !== 'approved'
  const isScheduled = ({ id }: Review) => due.some((review) => review.id === id)
  return {
    waiting: open.filter((review) => !isMine(review) && !isScheduled(review)).map(toItem),
    upcoming: [
      ...due.map((review) => ({ ...toItem(review), at: review.dueAt ?? review.submittedAt })),
      ...planned.map(toReleaseItem),
    ].sort((one, other) => one.at.localeCompare(other.at)),
    overdue: [...overdue.map(toItem), ...releases.map(toReleaseItem)],
    own: own.map(toItem),
    live: live.slice(0, mostLive).map(toItem),
  }
}

function toItem(review: Review): StartItem {
  const { id, kind, state, title, subject, submittedByName, submittedAt, decidedAt, failure } = review
  const isOpen = state === 'inReview' || state === 'approved' || state === 'toRatify'
  const href = isOpen ? reviewHref(id) : subjectHref(subject)
  const at = decidedAt ?? submittedAt
  return { id: `reviews/${id}`, kind, state, title, href, person: submittedByName, at, failure: failure ?? '' }
}

function toReleaseItem({ id, name, state, dueAt, updatedAt, failure }: Release): StartItem {
  const href = `/admin/collections/releases/${id}`
  const at = dueAt ?? updatedAt
  return { id: `releases/${id}`, kind: 'release', state, title: name, href, person: '', at, failure: failure ?? '' }
}
