import { z } from 'zod'
import { type Engine, findInboxHindrance } from '@/src/inbox/inboxes/govern-inboxes'
import { checkInbox, readInboxLooked } from '@/src/inbox/inboxes/inbox-look'
import { inboxRequestsOf } from '@/src/inbox/inboxes/inbox-requests'
import { permitWrite } from '../access/permit'
import { hindranceOf, refusalOf } from '../access/require-act'
import { lookEndpoints, proposalStep, sentBack } from '../looks/look-endpoints'
import { forgetLookAt, hasSeenAll, readLookAt } from '../looks/look-store'

/** What takes two people of inboxes, by the one engine of the CMS. */
const engine: Engine = {
  hindranceOf,
  refusalOf,
  hasSeen: async ({ payload }, looked, person) => hasSeenAll(await readLookAt(payload, looked, person)),
  forgetLook: ({ payload }, subject, person) => forgetLookAt(payload, subject, person),
  permit: (write) => permitWrite({ action: 'platform', ...write }),
}

/** As the review room asks it before anybody decides. */
export const inboxHindrance = findInboxHindrance.bind(null, engine)

const common = { collection: 'inbox-requests', depth: 0, overrideAccess: false } as const

/** The steps of the review room: the same decisions as in the form of a request, by the same rules. */
export const inboxEndpoints = [
  ...lookEndpoints({ collection: 'inbox-requests', read: readInboxLooked, check: checkInbox }),
  proposalStep('approve', z.unknown(), async (req, id) => ({
    doc: await req.payload.update({ ...common, id, data: { decision: 'approve' }, req }),
  })),
  proposalStep('send-back', sentBack, async (req, id, { comment }) => ({
    doc: await req.payload.update({ ...common, id, data: { decision: 'refuse', comment }, req }),
  })),
  proposalStep('withdraw', z.unknown(), async (req, id) => ({
    doc: await req.payload.update({ ...common, id, data: { decision: 'withdraw' }, req }),
  })),
]

/** Requests about inboxes. */
export const inboxRequests = inboxRequestsOf(engine, inboxEndpoints)
