import type { CollectionSlug, Payload, TypedUser, Where } from 'payload'
import staffTexts from '@/messages/staff/studio.json' with { type: 'json' }
import { contentRoles, publishingRoles } from '@/src/cms/access/roles'
import { leastSearches } from '@/src/cms/collections/unanswered-searches'
import { readingRoles } from '@/src/governance/deciders'
import { rolesFor } from '@/src/governance/transitions'
import type { StaffText } from '@/src/i18n/staff-text'
import { audienceOf } from '@/src/inbox/submission-access'
import { reviewHref } from '../review/review-href'

/** Whoever may come to decide about accounts. */
const accountDeciders: readonly string[] = ['admin', 'approver', 'compliance', 'investigator']

/** So many things of a kind wait for people of a role. */
export type Duty = { href: string; label: StaffText; count: number }

type DutyKind = { collection: CollectionSlug; where: Where; label: StaffText } & ({ query: string } | { href: string })

const newSubmissions: DutyKind = {
  collection: 'submissions',
  where: { and: [{ state: { equals: 'new' } }, { isTest: { not_equals: true } }] },
  query: 'where[state][equals]=new',
  label: staffTexts.readDuties.newSubmissions.label,
}
const submissionsInWork: DutyKind = {
  collection: 'submissions',
  where: { and: [{ state: { equals: 'work' } }, { isTest: { not_equals: true } }] },
  query: 'where[state][equals]=work',
  label: staffTexts.readDuties.submissionsInWork.label,
}
const proposedForms: DutyKind = {
  collection: 'forms',
  where: { 'proposal.hash': { exists: true } },
  href: reviewHref(null),
  label: staffTexts.readDuties.proposedForms.label,
}
const heldRates: DutyKind = {
  collection: 'exchange-rates',
  where: { state: { equals: 'held' } },
  href: reviewHref(null),
  label: staffTexts.readDuties.heldRates.label,
}
const openReleases: DutyKind = {
  collection: 'releases',
  where: { state: { in: ['planned', 'failed'] } },
  query: 'where[state][in]=planned,failed',
  label: staffTexts.readDuties.openReleases.label,
}
const openComments: DutyKind = {
  collection: 'comments',
  // What answers another is settled with it.
  where: { isResolved: { not_equals: true }, replyTo: { exists: false } },
  query: 'where[isResolved][not_equals]=true&where[replyTo][exists]=false',
  label: staffTexts.readDuties.openComments.label,
}

const accountRequests: DutyKind = {
  collection: 'account-requests',
  where: { state: { equals: 'asked' } },
  href: reviewHref(null),
  label: staffTexts.readDuties.accountRequests.label,
}
const inboxRequests: DutyKind = {
  collection: 'inbox-requests',
  where: { state: { equals: 'asked' } },
  href: reviewHref(null),
  label: staffTexts.readDuties.inboxRequests.label,
}
/** For so long somebody new is pointed out to those who read what was sent. */
const newReaderMs = 30 * 24 * 60 * 60_000
const newReaders = (since: Date): DutyKind => {
  return {
    collection: 'account-requests',
    where: {
      and: [
        { state: { equals: 'done' } },
        { role: { in: [...readingRoles] } },
        { decidedAt: { greater_than: since.toISOString() } },
      ],
    },
    query: `where[state][equals]=done&where[role][in]=${readingRoles.join(',')}`,
    label: staffTexts.readDuties.newReaders.label,
  }
}

/** What waits for people of somebody's role, besides reviews. What nothing waits of is left out. */
export async function readDuties(payload: Payload, user: TypedUser): Promise<Duty[]> {
  const { role } = user
  const kinds = [
    ...(audienceOf(role) ? [newSubmissions, submissionsInWork] : []),
    ...(readingRoles.includes(role) ? [newReaders(new Date(Date.now() - newReaderMs))] : []),
    ...(accountDeciders.includes(role) ? [accountRequests] : []),
    ...(rolesFor('inbox.submit').includes(role) ? [inboxRequests] : []),
    ...(rolesFor('form.approve').includes(role) ? [proposedForms] : []),
    ...(publishingRoles.includes(role) ? [heldRates, openReleases] : []),
    ...(contentRoles.includes(role) ? [openComments] : []),
  ]
  const duties = await Promise.all(
    kinds.map(async (kind) => {
      const { collection, where, label } = kind
      const { totalDocs } = await payload.count({ collection, where, user, overrideAccess: false })
      const href = 'href' in kind ? kind.href : `/admin/collections/${collection}?${kind.query}`
      return { href, label, count: totalDocs }
    }),
  )
  return duties.filter(({ count }) => count > 0)
}

/** A term that visitors looked for and did not find. */
export type UnansweredSearch = { id: number; term: string; count: number }

const mostSearches = 5

/** What visitors look for most and do not find, for people who write content. */
export async function readUnansweredSearches(payload: Payload, user: TypedUser): Promise<UnansweredSearch[]> {
  if (!contentRoles.includes(user.role)) return []
  const { docs } = await payload.find({
    collection: 'unanswered-searches',
    where: { count: { greater_than_equal: leastSearches } },
    sort: '-count',
    limit: mostSearches,
    pagination: false,
    user,
    overrideAccess: false,
  })
  return docs.map(({ id, term, count }) => ({ id, term, count }))
}
