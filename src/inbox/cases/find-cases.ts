import type { PayloadRequest, Where } from 'payload'
import { localDay } from '@/src/country/local-day'
import type { Submission } from '@/src/stored-types/payload-types'
import { withOwnInboxes } from '../inboxes/read-inboxes'
import { readsWithoutInbox } from '../submission-access'
import { type CaseState, caseStates, openStates } from './case-state'

/** Ways to look at the cases, each with a count of its own. */
export const caseViews = ['open', 'mine', 'unassigned', 'overdue', 'all', 'trials'] as const
export type CaseView = (typeof caseViews)[number]

export type CaseQuery = {
  view: CaseView
  state: CaseState | null
  formKey: string | null
  tag: string | null
  reference: string | null
  /** The number of an inbox; 0 for what lies in none, null for all that the person reads. */
  inbox: number | null
  /** From 1. */
  page: number
}

/** A case in the list, without anything of what was sent. */
export type ListedCase = Pick<Submission, 'id' | 'reference' | 'formKey' | 'receivedOn' | 'state'> & {
  takenBy: string | null
  dueOn: string | null
  tags: string[]
}
export type CaseList = {
  cases: ListedCase[]
  total: number
  pages: number
  counts: ReadonlyMap<CaseView, number>
  /** Of the view that is asked for, by inbox: each that the person is a member of, and 0 where they read what lies in none. */
  inboxes: ReadonlyMap<number, number>
  /** Of the view, the form and the inbox that are asked for, by state. */
  states: ReadonlyMap<CaseState, number>
}

/** Cases on a page of the list. */
export const casesOnPage = 50

/**
 * A page of the cases that a person may read, and how many there are in each view and state. What it costs does not grow with what was
 * sent: a fixed number of statements and one for each inbox of the person, each answered from an index.
 */
export function findCases(req: PayloadRequest, query: CaseQuery): Promise<CaseList> {
  return withOwnInboxes(req, (own) => findWithin(req, query, own))
}

async function findWithin(req: PayloadRequest, query: CaseQuery, own: readonly number[]): Promise<CaseList> {
  const { payload, user } = req
  const asPerson = { user, overrideAccess: false, req } as const
  const count = async (where: Where) =>
    (await payload.count({ collection: 'submissions', where, ...asPerson })).totalDocs
  const person = user?.id ?? 0
  const within = [...(query.formKey ? [{ formKey: { equals: query.formKey } }] : []), ...ofInbox(query.inbox)]
  // Without a membership there is nothing to tell apart.
  const places = own.length === 0 ? [] : [...own, ...(readsWithoutInbox(user?.role) ? [0] : [])]
  const found = toWhere(query, person)
  const [{ docs, totalDocs, totalPages }, views, states, lying] = [
    await payload.find({
      collection: 'submissions',
      where: found,
      sort: query.view === 'overdue' ? ['dueOn', '-id'] : ['-receivedOn', '-id'],
      limit: casesOnPage,
      page: query.page,
      depth: 0,
      select: { reference: true, formKey: true, receivedOn: true, state: true, takenBy: true, dueOn: true, tags: true },
      ...asPerson,
    }),
    await Promise.all(caseViews.map((view) => count({ and: [ofView(view, person), ...within] }))),
    await Promise.all(
      caseStates.map((state) => count({ and: [ofView(query.view, person), ...within, { state: { equals: state } }] })),
    ),
    await Promise.all(places.map((inbox) => count({ and: [ofView(query.view, person), ...ofInbox(inbox)] }))),
  ]
  return {
    cases: docs.map(({ id, reference, formKey, receivedOn, state, takenBy, dueOn, tags }) => {
      return {
        id,
        reference,
        formKey,
        receivedOn,
        state,
        takenBy: takenBy ?? null,
        dueOn: dueOn ?? null,
        tags: tags ?? [],
      }
    }),
    total: totalDocs,
    pages: totalPages,
    counts: new Map(caseViews.map((view, at) => [view, views[at] ?? 0])),
    inboxes: new Map(places.map((inbox, at) => [inbox, lying[at] ?? 0])),
    states: new Map(caseStates.map((state, at) => [state, states[at] ?? 0])),
  }
}

function toWhere({ view, state, formKey, tag, reference, inbox }: CaseQuery, person: number): Where {
  return {
    and: [
      ofView(view, person),
      ...ofInbox(inbox),
      ...(state ? [{ state: { equals: state } }] : []),
      ...(formKey ? [{ formKey: { equals: formKey } }] : []),
      ...(tag ? [{ tags: { in: [tag] } }] : []),
      ...(reference ? [{ reference: { like: reference } }] : []),
    ],
  }
}

function ofInbox(inbox: number | null): Where[] {
  if (inbox === null) return []
  return [{ inbox: inbox === 0 ? { exists: false } : { equals: inbox } }]
}

function ofView(view: CaseView, person: number): Where {
  const isTest = { equals: view === 'trials' }
  const state = { in: [...openStates] }
  if (view === 'open') return { isTest, state }
  if (view === 'mine') return { isTest, assignee: { equals: person } }
  if (view === 'unassigned') return { isTest, state, takenBy: { exists: false } }
  if (view === 'overdue') return { isTest, state, dueOn: { less_than: localDay(Date.now()) } }
  return { isTest }
}
