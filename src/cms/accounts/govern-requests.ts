import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { z } from 'zod'
import staffTexts from '@/messages/staff/cms/accounts.json' with { type: 'json' }
import { onceFree } from '@/src/database/claim'
import { languageOf } from '@/src/fields/admin-text'
import { refusal } from '@/src/fields/refusal'
import { type AccountRequest, accountChanges, accountRequest, toAsked } from '@/src/governance/account-request'
import { type Account, decidersOf, leavesNoAdministrator } from '@/src/governance/deciders'
import type { Hindrance } from '@/src/governance/find-hindrance'
import { reason, shortestReason } from '@/src/governance/reason'
import { roles } from '@/src/governance/roles'
import type { State } from '@/src/governance/transitions'
import { fillText } from '@/src/i18n/staff-text'
import type { User } from '@/src/stored-types/payload-types'
import { personOf } from '../access/person'
import { hindranceOf, type Known, refusalOf, requireAct } from '../access/require-act'
import { forgetLookAt, hasSeenAll, readLookAt } from '../looks/look-store'
import { toAccountLooked } from './account-look'
import { writeAccount } from './write-account'

const asked = z.object({
  change: z.enum(accountChanges),
  account: z.number().nullish(),
  name: z.string().trim().nullish(),
  email: z.string().trim().toLowerCase().nullish(),
  role: z.enum(roles).nullish(),
  reason,
})
const decision = z.object({
  decision: z.enum(['approve', 'refuse', 'withdraw']),
  comment: z.string().trim().max(2000).nullish(),
})

/** The act that each decision is, and how far the request is then, as it is stored. */
const decisions = {
  approve: { act: 'account.approve', state: 'done' },
  refuse: { act: 'account.sendBack', state: 'refused' },
  withdraw: { act: 'account.withdraw', state: 'withdrawn' },
} as const

/** What the table of transitions calls the states of a request. */
const stateOf = {
  asked: 'inReview',
  done: 'done',
  refused: 'sentBack',
  withdrawn: 'withdrawn',
  void: 'void',
} as const satisfies Record<AccountRequest['state'], State>

/** One decision after the other, at whatever process: of two that together would leave no administrator, the second finds that out. */
const turns = 'account-requests'

/** Asking, and deciding what somebody else asked for. Nothing of a request changes but by a decision. */
export const governRequests: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (operation === 'create') return propose(req, data)
  const done = await onceFree(turns, () => decide(req, data, originalDoc?.id))
  if (done === 'claimed') throw new Error('Other decisions on accounts do not end')
  return done
}

/** What was asked for is in the log under the account that it is about. */
export const keepDecisionOut: CollectionAfterChangeHook = ({ doc }) => ({ ...doc, decision: null })

async function propose(req: PayloadRequest, data: unknown) {
  const person = await requireAct(req, 'account.submit', { subject: 'account-requests/new', state: 'none' })
  const parsed = asked.safeParse(data)
  if (!parsed.success) throw refusal(req, 400, fillText(staffTexts.governRequests.propose, { shortestReason }))
  const { account, change, email, name, role } = parsed.data
  const stored = account ? await readUser(req, account) : null
  const isComplete = change === 'create' ? Boolean(name && email && role) : stored !== null
  const changesSomething = change !== 'change' || Boolean(name || email || role)
  if (!isComplete || !changesSomething) throw refusal(req, 400, staffTexts.governRequests.accountMissing)
  const isNew = change === 'create'
  const written = isNew || change === 'change' ? { name, email, role } : { name: null, email: null, role: null }
  return {
    change,
    account: isNew ? null : account,
    ...written,
    nameBefore: isNew ? null : stored?.name,
    emailBefore: isNew ? null : stored?.email,
    roleBefore: isNew ? null : stored?.role,
    reason: parsed.data.reason,
    title: `${change}: ${(isNew ? name : stored?.name) ?? ''}`,
    state: 'asked',
    proposedBy: person.id,
    proposedByName: person.name,
    decision: null,
  }
}

async function decide(req: PayloadRequest, data: unknown, id: unknown) {
  const person = personOf(req)
  const request = accountRequest.parse(
    await req.payload.findByID({ collection: 'account-requests', id: Number(id), depth: 0, overrideAccess: true }), // judged here
  )
  const { data: taken } = decision.safeParse(data)
  if (!taken) throw refusal(req, 400, staffTexts.governRequests.decide)
  const accounts = await readAccounts(req)
  const subject = `account-requests/${request.id}`
  const { act, state } = decisions[taken.decision]
  const hindrance = await hindranceOf(req, act, {
    ...(await factsOf(req, request, accounts)),
    hasSeen: hasSeenAll(await readLookAt(req.payload, toAccountLooked(request, languageOf(req)), person.id)),
  })
  if (hindrance === 'changed') return settled(request, 'void', person, taken.comment)
  if (hindrance) throw await refusalOf(req, act, { hindrance, subject })
  if (act !== 'account.approve') return settled(request, state, person, taken.comment)
  if (leavesNoAdministrator(toAsked(request), accounts))
    throw refusal(req, 409, staffTexts.governRequests.lastAdministrator)
  await writeAccount(req, request)
  await forgetLookAt(req.payload, subject, person.id)
  return settled(request, state, person, taken.comment)
}

async function factsOf(req: PayloadRequest, request: AccountRequest, accounts: readonly Account[]): Promise<Known> {
  return {
    state: stateOf[request.state],
    askedBy: request.proposedBy,
    // A request is written once, by who asks.
    writers: new Set([request.proposedBy]),
    deciders: decidersOf(toAsked(request), accounts),
    isUnchanged: await isAsItWas(req, request),
  }
}

/** What stands in the way of approving a request, but for what somebody has not seen yet; null when nothing does. */
export async function findAccountHindrance(req: PayloadRequest, request: AccountRequest): Promise<Hindrance | null> {
  return hindranceOf(req, 'account.approve', {
    ...(await factsOf(req, request, await readAccounts(req))),
    hasSeen: true,
  })
}

function settled(
  request: AccountRequest,
  state: AccountRequest['state'],
  { id, name }: { id: number; name: string },
  comment: string | null | undefined,
) {
  const { id: _id, createdAt: _createdAt, ...kept } = request
  return {
    ...kept,
    // Nobody is there any more to point to.
    account: state === 'done' && kept.change === 'delete' ? null : kept.account,
    state,
    decidedBy: id,
    decidedByName: name,
    decidedAt: new Date().toISOString(),
    comment: comment ?? null,
    decision: null,
  }
}

/** Somebody may have changed the account by another request since this one was made, or deleted it. */
async function isAsItWas(req: PayloadRequest, request: AccountRequest): Promise<boolean> {
  // The database forgets the number of an account that is gone.
  if (request.account === null) return request.change === 'create'
  const stored = await readUser(req, request.account)
  return stored?.email === request.emailBefore && stored?.role === request.roleBefore
}

async function readUser({ payload }: PayloadRequest, id: number): Promise<User | null> {
  return payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, overrideAccess: true }) // judged by the callers
}

async function readAccounts({ payload }: PayloadRequest): Promise<Account[]> {
  const { docs } = await payload.find({ collection: 'users', depth: 0, pagination: false, overrideAccess: true }) // as above
  return docs.map(({ id, role }) => ({ id, role }))
}
