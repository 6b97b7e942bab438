import type { APIError, CollectionBeforeChangeHook, PayloadRequest, RequestContext } from 'payload'
import { z } from 'zod'
import staffTexts from '@/messages/staff/inboxes.json' with { type: 'json' }
import { onceFree } from '@/src/database/claim'
import { languageOf } from '@/src/fields/admin-text'
import { refusal } from '@/src/fields/refusal'
import type { Facts, Hindrance } from '@/src/governance/find-hindrance'
import type { Act, State } from '@/src/governance/transitions'
import { type AroundRequest, askForChange, joined, kept, pick, pickGiven, readGiven } from './ask-for-change'
import { type InboxLooked, toInboxLooked } from './inbox-look'
import { readPlan, writePlan } from './inbox-plan'
import { decidersOfRequest, type InboxRequest, inboxRequest } from './inbox-request'
import { judgePlan } from './judge-plan'
import { ownInboxes, readInboxes } from './read-inboxes'
import { tellMembers } from './tell-members'

const texts = staffTexts.requests
type Known = Omit<Facts, 'person' | 'isFrozen'>

/** The one engine of what takes two people, as the CMS has it. */
export type Engine = {
  hindranceOf: (req: PayloadRequest, act: Act, known: Known) => Promise<Hindrance | null>
  refusalOf: (req: PayloadRequest, act: Act, what: { hindrance: Hindrance; subject: string }) => Promise<APIError>
  hasSeen: (req: PayloadRequest, looked: InboxLooked, person: number) => Promise<boolean>
  forgetLook: (req: PayloadRequest, subject: string, person: number) => Promise<void>
  permit: (write: { reason: string; details: Readonly<Record<string, unknown>> }) => RequestContext
}

const decision = z.enum(['ask', 'approve', 'refuse', 'withdraw']).nullish()
const comment = z.string().trim().max(2000).nullish()

/** The act that each decision is, and how far the request is then, as it is stored. */
const decisions = {
  approve: { act: 'inbox.approve', state: 'done' },
  refuse: { act: 'inbox.sendBack', state: 'refused' },
  withdraw: { act: 'inbox.withdraw', state: 'withdrawn' },
} as const

/** What the table of transitions calls the states of a request. */
const stateOf = {
  draft: 'none',
  asked: 'inReview',
  done: 'done',
  refused: 'sentBack',
  withdrawn: 'withdrawn',
  void: 'void',
} as const satisfies Record<InboxRequest['state'], State>

/**
 * Requests about inboxes: one begins as the inbox is, is changed by who began it until they ask, and is then decided by somebody who
 * reads what it is about. Nothing of an inbox changes but by an approval, and nothing of a request after it was asked for.
 */
export const governInboxes =
  (engine: Engine): CollectionBeforeChangeHook =>
  async ({ data, operation, originalDoc, req }) => {
    if (operation === 'create') return begin(engine, req, data)
    const done = await onceFree('inbox-requests', () => goOn(engine, req, { data, id: Number(originalDoc?.id) }))
    if (done === 'claimed') throw new Error('Other decisions on inboxes do not end')
    return done
  }

async function begin(engine: Engine, req: PayloadRequest, data: Record<string, unknown>) {
  const hindrance = await engine.hindranceOf(req, 'inbox.submit', { state: 'none' })
  const { user } = req
  if (hindrance || !user)
    throw await engine.refusalOf(req, 'inbox.submit', {
      hindrance: hindrance ?? 'anonymous',
      subject: 'inbox-requests/new',
    })
  const id = Number(inboxRequest.shape.inbox.safeParse(data['inbox']).data ?? 0)
  const inboxes = await readInboxes(req.payload, languageOf(req))
  const inbox = inboxes.find((one) => one.id === id)
  const isOwn = user.role !== 'hr' || (await ownInboxes(req)).includes(id)
  if (!inbox || !isOwn) throw refusal(req, 400, texts.noInbox)
  // What is left out is as it is now, so that a form begins filled in.
  const given = Object.entries(pickGiven(data)).filter(
    ([, value]) => typeof value === 'boolean' || (Array.isArray(value) && value.length > 0),
  )
  const plan = readGiven(req, { ...pick(inbox), ...Object.fromEntries(given) })
  const begun = {
    ...plan,
    inbox: id,
    title: inbox.name,
    reason: z.string().catch('').parse(data['reason']),
    proposedBy: user.id,
    proposedByName: user.name,
    comment: null,
    decision: null,
  }
  if (data['decision'] !== 'ask') return { ...begun, state: 'draft', before: '' }
  return { ...begun, ...(await askForChange(req, begun, { inbox, inboxes })) }
}

type Step = { data: Record<string, unknown>; id: number }

async function goOn(engine: Engine, req: PayloadRequest, { data, id }: Step) {
  const { payload, user } = req
  const request = inboxRequest.parse(
    await payload.findByID({ collection: 'inbox-requests', id, depth: 0, overrideAccess: true }), // judged here
  )
  const subject = `inbox-requests/${id}`
  if (!user) throw await engine.refusalOf(req, 'inbox.submit', { hindrance: 'anonymous', subject })
  const taken = decision.safeParse(data['decision'])
  const said = comment.safeParse(data['comment']).data ?? null
  const inboxes = await readInboxes(payload, languageOf(req))
  const inbox = inboxes.find((one) => one.id === request.inbox)
  if (!taken.success || !inbox) throw refusal(req, 400, texts.decide)
  if (request.state === 'draft' && taken.data !== 'withdraw') {
    if (request.proposedBy !== user.id)
      throw await engine.refusalOf(req, 'inbox.withdraw', { hindrance: 'person', subject })
    const written = { ...pick(request), ...pickGiven(data), reason: data['reason'] ?? request.reason }
    const changed = { ...kept(request), ...readGiven(req, written), reason: String(written.reason), comment: null }
    if (taken.data !== 'ask') return changed
    return { ...changed, ...(await askForChange(req, { ...changed, proposedBy: user.id }, { inbox, inboxes })) }
  }
  if (!taken.data || taken.data === 'ask') throw refusal(req, 400, texts.decide)
  const { act, state } = decisions[taken.data]
  const looked = await toInboxLooked(payload, request, languageOf(req))
  const hindrance = await engine.hindranceOf(req, act, {
    ...(await factsOf(req, request, { inbox, inboxes })),
    hasSeen: await engine.hasSeen(req, looked, user.id),
  })
  const settled = (to: InboxRequest['state']) => ({
    ...kept(request),
    ...{ state: to, decidedBy: user.id, decidedByName: user.name, decidedAt: new Date().toISOString(), comment: said },
  })
  if (hindrance === 'changed') return settled('void')
  if (hindrance) throw await engine.refusalOf(req, act, { hindrance, subject })
  if (act !== 'inbox.approve') return settled(state)
  const problems = await judgePlan(payload, request, { id: inbox.id, inboxes })
  if (problems.length > 0) throw refusal(req, 409, joined(problems))
  await payload.update({
    collection: 'inboxes',
    id: inbox.id,
    data: pick(request),
    depth: 0,
    overrideAccess: true, // two people have said so
    context: engine.permit({ reason: request.reason, details: { inboxRequest: id } }),
    req: { user, i18n: req.i18n, t: req.t },
  })
  await tellMembers(req, { request, inbox })
  await engine.forgetLook(req, subject, user.id)
  return settled(state)
}

/** What stands in the way of approving a request, but for what somebody has not seen yet; null when nothing does. */
export async function findInboxHindrance(
  engine: Pick<Engine, 'hindranceOf'>,
  req: PayloadRequest,
  request: InboxRequest,
): Promise<Hindrance | null> {
  const inboxes = await readInboxes(req.payload)
  const inbox = inboxes.find((one) => one.id === request.inbox)
  if (!inbox) return 'changed'
  const known = await factsOf(req, request, { inbox, inboxes })
  return engine.hindranceOf(req, 'inbox.approve', { ...known, hasSeen: true })
}

async function factsOf(
  { payload }: PayloadRequest,
  request: InboxRequest,
  { inbox, inboxes }: AroundRequest,
): Promise<Known> {
  const { docs } = await payload.find({ collection: 'users', depth: 0, pagination: false, overrideAccess: true }) // judged here
  const accounts = docs.map(({ id, role }) => ({ id, role }))
  return {
    state: stateOf[request.state],
    askedBy: request.proposedBy,
    // A request is written by who asks alone.
    writers: new Set([request.proposedBy]),
    deciders: decidersOfRequest(request, inbox, { inboxes, accounts }),
    isUnchanged: request.before !== '' && writePlan(inbox) === writePlan(readPlan(request.before)),
  }
}
