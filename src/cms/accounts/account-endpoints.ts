import type { Endpoint } from 'payload'
import { z } from 'zod'
import { lookEndpoints, proposalStep, sentBack } from '../looks/look-endpoints'
import { checkAccount, readAccountLooked } from './account-look'

const common = { collection: 'account-requests', depth: 0, overrideAccess: false } as const

/** The steps of the review room: the same decisions as in the form of a request, by the same rules. */
export const accountEndpoints: Endpoint[] = [
  ...lookEndpoints({ collection: 'account-requests', read: readAccountLooked, check: checkAccount }),
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
