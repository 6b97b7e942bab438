import type { PayloadRequest } from 'payload'
import type { Look } from '@/src/cms/looks/look-store'
import { queryReviews } from '@/src/cms/workflow/review-store'
import type { Verdict } from '@/src/governance/gate/verdict'
import type { Role } from '@/src/governance/roles'
import { rolesFor } from '@/src/governance/transitions'
import type { Locale } from '@/src/i18n/locales'
import { readProposalRoom } from '../review/proposals/read-proposal-room'
import { readReviewRoom } from '../review/read-review-room'
import { proposalHref, reviewHref } from '../review/review-href'
import type { StepAddress } from '../review/step-address'

/** One thing that waits at the rate desk: exchange rates of a day, or a simulator. */
export type WaitingRates = {
  name: string
  title: string
  /** Who asks, and why. */
  asked: string
  at: string
  reason: string
  href: string
  look: Look
  steps: StepAddress
  earlier: Verdict | null
  /** Why this person cannot approve it; empty when they can. */
  hindrance: string
  approve: { href: string; body: object }[]
}

type Options = { req: PayloadRequest; person: { id: number; role: Role }; language: Locale }

/** All rates that wait for a decision, for somebody who decides on rates. */
export async function readWaitingRates({ req, person, language }: Options): Promise<WaitingRates[]> {
  if (!rolesFor('rates.approve').includes(person.role)) return []
  return [
    ...(await readWaitingExchange({ req, person, language })),
    ...(await readWaitingSimulators({ req, person, language })),
  ]
}

async function readWaitingExchange({ req, person, language }: Options): Promise<WaitingRates[]> {
  const { docs } = await req.payload.find({
    collection: 'exchange-rates',
    where: { state: { equals: 'held' } },
    sort: 'day',
    limit: 10,
    depth: 0,
    pagination: false,
    user: req.user,
    overrideAccess: false,
  })
  const rooms = await Promise.all(
    docs.map(({ id }) =>
      readProposalRoom({ req, subject: { collection: 'exchange-rates', id }, person, language }).then((room) =>
        room ? [{ id, room }] : [],
      ),
    ),
  )
  return rooms.flat().map(({ id, room }) => ({
    name: room.subject,
    title: room.title,
    asked: room.asked?.name ?? '',
    at: room.asked?.at ?? '',
    reason: room.reason,
    href: proposalHref({ collection: 'exchange-rates', id }),
    look: room.look,
    steps: room.steps,
    earlier: null,
    hindrance: room.hindrance,
    approve: [{ href: `${room.steps.href}/approve`, body: { isConfirmed: true } }],
  }))
}

async function readWaitingSimulators({ req, person, language }: Options): Promise<WaitingRates[]> {
  const open = await queryReviews(req.payload, { state: { equals: 'inReview' }, subject: { like: 'simulators/' } })
  const rooms = await Promise.all(
    open.map(({ id }) => readReviewRoom({ req, id, person: person.id, language }).then((room) => (room ? [room] : []))),
  )
  return rooms.flat().map((room) => ({
    name: `review ${room.review.id}`,
    title: room.review.title,
    asked: room.review.submittedByName,
    at: room.review.submittedAt,
    reason: room.review.reason,
    href: reviewHref(room.review.id),
    look: room.look,
    steps: room.steps,
    earlier: room.earlier,
    hindrance: room.review.submittedBy === person.id ? 'own' : '',
    approve: [
      { href: '/api/workflow/approve', body: { id: room.review.id } },
      { href: '/api/workflow/publish', body: { id: room.review.id } },
    ],
  }))
}
