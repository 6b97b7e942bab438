import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import staffTexts from '@/messages/staff/rights.json' with { type: 'json' }
import { noteRefusal } from '@/src/audit/note-refusal'
import { refusal } from '@/src/fields/refusal'
import { longestReason, reason, shortestReason } from '@/src/governance/reason'
import { rolesFor } from '@/src/governance/transitions'
import { fillText } from '@/src/i18n/staff-text'
import type { Submission, Subscriber, User } from '@/src/stored-types/payload-types'
import { readJsonBody } from '../read-json-body'
import { ownAudience } from '../submission-access'

/** Submissions of one person that are shown, given and erased at once. More of them are asked for in parts. */
export const mostOfPerson = 200

const id = z.number().int().positive()

/** What a step on what was found of a person is about: cases and subscriptions by their numbers, and why. */
export const aboutPerson = z.object({
  ids: z.array(id).max(mostOfPerson).default([]),
  subscribers: z.array(id).max(20).default([]),
  reason,
})

/** Whoever does something for the rights of people. */
export type Reader = { user: User; access: Where }

/** Whether a role looks after the rights of people. */
export function keepsRights(role: User['role'] | undefined): boolean {
  return role !== undefined && rolesFor('erasure.submit').includes(role)
}

/** @throws 403 for roles that do not look after the rights of people: the attempt is in the audit log. */
export async function requireReader(req: PayloadRequest): Promise<Reader> {
  const access = await ownAudience({ req })
  if (req.user && typeof access !== 'boolean' && keepsRights(req.user.role)) return { user: req.user, access }
  if (req.user) await noteRefusal(req, 'people', staffTexts.refusals.notYours.en)
  throw refusal(req, 403, staffTexts.refusals.notYours)
}

/** What a request says, as it should be said. @throws 400 with a sentence that repeats nothing of it. */
export async function readAsked<Asked>(req: PayloadRequest, shape: z.ZodType<Asked>): Promise<Asked> {
  const { data, success } = shape.safeParse(await readJsonBody(req))
  if (!success) throw refusal(req, 400, fillText(staffTexts.refusals.notWhole, { shortestReason, longestReason }))
  return data
}

/** Submissions that a person may read, in full, by their numbers. @throws 404 when one is not there for them. */
export async function findCasesOf(
  req: PayloadRequest,
  { access }: Reader,
  ids: readonly number[],
): Promise<Submission[]> {
  const { docs } = await req.payload.find({
    collection: 'submissions',
    where: { and: [access, { id: { in: [...new Set(ids)] } }] },
    sort: '-id',
    pagination: false,
    depth: 0,
    overrideAccess: true, // The access of the person is part of the question; their list would come without its content.
  })
  if (docs.length !== new Set(ids).size) throw refusal(req, 404, staffTexts.refusals.notThere)
  return docs
}

/** Subscriptions by their numbers. @throws 404 when one is not there. */
export async function findSubscribersOf(req: PayloadRequest, ids: readonly number[]): Promise<Subscriber[]> {
  const { docs } = await req.payload.find({
    collection: 'subscribers',
    where: { id: { in: [...new Set(ids)] } },
    pagination: false,
    depth: 0,
    overrideAccess: true, // asked by who looks after the rights of people alone, and recorded by them
  })
  if (docs.length !== new Set(ids).size) throw refusal(req, 404, staffTexts.refusals.notThere)
  return docs
}

/** An answer that nothing keeps. */
export function answerOnce(body: object): Response {
  return Response.json(body, { headers: { 'Cache-Control': 'no-store' } })
}
