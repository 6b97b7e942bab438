import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import staffTexts from '@/messages/staff/rights.json' with { type: 'json' }
import { appendAudit } from '@/src/audit/append-audit'
import { localDay } from '@/src/country/local-day'
import { refusal } from '@/src/fields/refusal'
import type { Erasure } from '@/src/stored-types/payload-types'
import { isHeldOn } from './hold'
import { requireErasureAct } from './require-erasure-act'
import { aboutPerson, answerOnce, findCasesOf, findSubscribersOf, readAsked, requireReader } from './rights-requests'

const numbers = z.array(z.number()).catch([])

/** What a request names, by its numbers. */
export function namedIn({ submissions, subscribers }: Pick<Erasure, 'submissions' | 'subscribers'>) {
  return { submissions: numbers.parse(submissions), subscribers: numbers.parse(subscribers) }
}

/**
 * Asks for what was found of a person to be erased. Nothing of it happens before somebody else approves.
 *
 * @throws 400, 403, 404, and 409 where some of it is held, or asked for already.
 */
export async function askErasure(req: PayloadRequest): Promise<Response> {
  const reader = await requireReader(req)
  const { ids, subscribers, reason } = await readAsked(req, aboutPerson)
  const [cases, subscriptions] = [await findCasesOf(req, reader, ids), await findSubscribersOf(req, subscribers)]
  const open = await findOpenErasures(req)
  const isAsked = open.some((request) => {
    const named = namedIn(request)
    return named.submissions.some((id) => ids.includes(id)) || named.subscribers.some((id) => subscribers.includes(id))
  })
  await requireErasureAct(req, 'erasure.submit', { subject: 'erasures/new', state: isAsked ? 'inReview' : 'none' })
  const left = cases.filter(({ anonymisedOn }) => !anonymisedOn)
  if (left.length + subscriptions.length === 0) throw refusal(req, 400, staffTexts.refusals.nothing)
  refuseHeld(req, [...left, ...subscriptions])
  const { id } = await req.payload.create({
    collection: 'erasures',
    data: {
      ...{
        state: 'asked',
        reason,
        submissions: left.map((one) => one.id),
        subscribers: subscriptions.map((one) => one.id),
      },
      ...{ askedAt: new Date().toISOString(), askedBy: reader.user.id, askedByName: reader.user.name },
    },
    depth: 0,
    overrideAccess: true, // judged above; by no interface may anybody write here
  })
  const details = { cases: left.map((one) => one.id), subscribers: subscriptions.map((one) => one.id) }
  await appendAudit(req.payload, { action: 'submit', subject: `erasures/${id}`, actor: reader.user, reason, details })
  return answerOnce({ id })
}

/** @throws 409 when something of it is held today. */
export function refuseHeld(req: PayloadRequest, all: readonly { heldUntil?: string | null }[]): void {
  const today = localDay(Date.now())
  if (all.some((one) => isHeldOn(one, today))) throw refusal(req, 409, staffTexts.refusals.isHeld)
}

/** Requests that wait for a decision, the oldest first. Whoever asks is known to look after the rights of people. */
export async function findOpenErasures({ payload }: PayloadRequest): Promise<Erasure[]> {
  const { docs } = await payload.find({
    collection: 'erasures',
    where: { state: { equals: 'asked' } },
    sort: 'id',
    pagination: false,
    depth: 0,
    overrideAccess: true, // as above
  })
  return docs
}
