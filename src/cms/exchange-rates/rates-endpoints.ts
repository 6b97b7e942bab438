import type { Endpoint } from 'payload'
import { z } from 'zod'
import { appendAudit } from '@/src/audit/append-audit'
import { addComment } from '@/src/conversations/comment-steps'
import { proposalNameOf } from '@/src/governance/proposal'
import { personOf } from '../access/person'
import { lookEndpoints, proposalStep, sentBack } from '../looks/look-endpoints'
import { checkRates, readRatesLooked } from './rates-look'

const common = { collection: 'exchange-rates', depth: 0, overrideAccess: false } as const

/** The steps of rates beside Payload's own operations, which ask the same rules. */
export const ratesEndpoints: Endpoint[] = [
  ...lookEndpoints({ collection: 'exchange-rates', read: readRatesLooked, check: checkRates }),
  proposalStep('approve', z.object({ isConfirmed: z.boolean().default(false) }), async (req, id, { isConfirmed }) => ({
    doc: await req.payload.update({ ...common, id, data: { state: 'published', isConfirmed }, req }),
  })),
  proposalStep('send-back', sentBack, async (req, id, { comment }) => {
    const doc = await req.payload.update({ ...common, id, data: { state: 'sentBack' }, req })
    const subject = proposalNameOf({ collection: 'exchange-rates', id })
    await addComment(req, personOf(req), { subject, text: comment })
    await appendAudit(req.payload, { action: 'sendBack', subject, actor: req.user, reason: comment })
    return { doc }
  }),
]
