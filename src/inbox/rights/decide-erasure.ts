import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import staffTexts from '@/messages/staff/rights.json' with { type: 'json' }
import { appendAudit } from '@/src/audit/append-audit'
import { onceFree } from '@/src/database/claim'
import { emptyDatabaseLog } from '@/src/database/write-over-deleted'
import { languageOf } from '@/src/fields/admin-text'
import { refusal } from '@/src/fields/refusal'
import type { Erasure } from '@/src/stored-types/payload-types'
import { newsletterFormKey } from '@/src/submissions/newsletter-steps'
import { recordRead } from '../record-read'
import { namedIn, refuseHeld } from './ask-erasure'
import { eraseCase, eraseSubscriber } from './erase-case'
import type { FoundPerson } from './found-person'
import { isHeldNow } from './hold'
import { findNamed, hasSeenAll } from './named-cases'
import { openCases, recordPersonReads } from './open-cases'
import { toPersonCase, toPersonSubscription } from './person-case'
import { requireErasureAct } from './require-erasure-act'
import { answerOnce, type Reader, readAsked, requireReader } from './rights-requests'

const taken = z.object({ comment: z.string().trim().max(2000).default('') })

/** The act that each step is, and how far the request is then, as it is stored. */
const steps = {
  approve: { act: 'erasure.approve', state: 'done' },
  'send-back': { act: 'erasure.sendBack', state: 'refused' },
  withdraw: { act: 'erasure.withdraw', state: 'withdrawn' },
} as const

/** What the table of transitions calls the states of a request. */
const stateOf = { asked: 'inReview', done: 'done', refused: 'sentBack', withdrawn: 'withdrawn' } as const

/** Decides a request to erase. Two people approve nothing at once: the second one finds it done. */
export const decideErasure = (step: keyof typeof steps) => async (req: PayloadRequest) => {
  const reader = await requireReader(req)
  const { comment } = await readAsked(req, taken)
  const done = await onceFree('erasures', () => decide(req, reader, { step, comment }))
  if (done === 'claimed') throw new Error('Other decisions on requests to erase do not end')
  return answerOnce({ state: done })
}

async function decide(
  req: PayloadRequest,
  reader: Reader,
  { step, comment }: { step: keyof typeof steps; comment: string },
): Promise<Erasure['state']> {
  const request = await readErasure(req)
  const { act, state } = steps[step]
  const subject = `erasures/${request.id}`
  const named = await findNamed(req, namedIn(request))
  await requireErasureAct(req, act, {
    ...{ subject, state: stateOf[request.state], askedBy: request.askedBy },
    // A request is written once, by who asks.
    writers: new Set([request.askedBy]),
    hasSeen: await hasSeenAll(req, { submissions: named.submissions, since: request.askedAt }),
  })
  // Done by halves, a request would be over with cases of the person left.
  if (step === 'approve' && named.hidden > 0) throw refusal(req, 409, staffTexts.refusals.notAllYours)
  const details = { ...namedIn(request), ...(comment === '' ? {} : { comment }) }
  if (step === 'approve') refuseHeld(req, [...named.submissions, ...named.subscribers])
  await appendAudit(req.payload, { action: step, subject, actor: reader.user, reason: request.reason, details })
  if (step === 'approve') await carryOut(req, named, request)
  await req.payload.update({
    collection: 'erasures',
    id: request.id,
    data: {
      ...{ state, comment, decidedAt: new Date().toISOString() },
      ...{ decidedBy: reader.user.id, decidedByName: reader.user.name },
    },
    depth: 0,
    overrideAccess: true, // judged above; by no interface may anybody write here
  })
  return state
}

/** Broken off, it is approved once more and goes on: each part of it can be done again. */
async function carryOut(
  req: PayloadRequest,
  { submissions, subscribers }: Awaited<ReturnType<typeof findNamed>>,
  { reason }: Erasure,
): Promise<void> {
  for (const submission of submissions) {
    const { formKey, audience, inbox, reference } = submission
    // Somebody may have held it since.
    if (await isHeldNow(req.payload, submission.id, new Date())) throw refusal(req, 409, staffTexts.refusals.isHeld)
    await recordRead(req, { action: 'erased', formKey, audience, inbox, reference, reason })
    await eraseCase(req.payload, submission, new Date())
  }
  for (const subscriber of subscribers) {
    await recordRead(req, { action: 'erased', formKey: newsletterFormKey, audience: 'staff', reason })
    await eraseSubscriber(req.payload, subscriber)
  }
  await emptyDatabaseLog(req.payload)
}

/** What a request is about, for whoever decides it: read, and written down as a reading, before it is shown. @throws 403 and 404. */
export async function lookAtErasure(req: PayloadRequest): Promise<Response> {
  await requireReader(req)
  const request = await readErasure(req)
  const { submissions, subscribers, hidden } = await findNamed(req, namedIn(request))
  await recordPersonReads(req, { submissions, subscribers, reason: request.reason })
  const opened = await openCases(req.payload, submissions)
  const found: FoundPerson = {
    cases: opened.map((one) => toPersonCase(one, languageOf(req))),
    subscribers: subscribers.map(toPersonSubscription),
    more: hidden,
  }
  return answerOnce(found)
}

async function readErasure(req: PayloadRequest): Promise<Erasure> {
  const found = await req.payload.findByID({
    collection: 'erasures',
    id: Number(req.routeParams?.['id']),
    depth: 0,
    disableErrors: true,
    overrideAccess: true, // the person was asked for before
  })
  if (!found) throw refusal(req, 404, staffTexts.refusals.notThere)
  return found
}
