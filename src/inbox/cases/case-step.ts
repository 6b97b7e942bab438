import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import staffTexts from '@/messages/staff/cms/submissions.json' with { type: 'json' }
import { refusal } from '@/src/fields/refusal'
import { fillText } from '@/src/i18n/staff-text'
import type { Submission } from '@/src/stored-types/payload-types'
import { readJsonBody } from '../read-json-body'
import { audienceOf } from '../submission-access'
import { caseState, caseTag, mostTags } from './case-state'
import { findHandlers, type Handler } from './find-handlers'
import { toRepetition } from './mark-repetition'
import { toMove } from './move-case'
import { recordStep } from './record-step'

const texts = staffTexts.caseStep

/** Cases that one step may change: as many as stand on a few pages of the inbox. */
export const mostAtOnce = 200
export const longestNote = 5_000

const id = z.number().int().positive()
const tags = z.array(caseTag).max(mostTags)
const asked = z.object({
  ids: z.array(id).min(1).max(mostAtOnce),
  step: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('state'), to: caseState }),
    z.object({ kind: z.literal('assign'), to: id.nullable() }),
    z.object({ kind: z.literal('due'), to: z.iso.date().nullable() }),
    z.object({ kind: z.literal('tags'), add: tags.default([]), remove: tags.default([]) }),
    z.object({ kind: z.literal('move'), to: id.nullable() }),
    z.object({ kind: z.literal('repeats'), to: z.string().trim().min(1).max(40).nullable() }),
    z.object({ kind: z.literal('note'), text: z.string().trim().min(1).max(longestNote) }),
  ]),
})
type Step = z.infer<typeof asked>['step']

/** What a step asks of a case without a word of what was sent. */
export type WorkedCase = Pick<
  Submission,
  | 'id'
  | 'reference'
  | 'formKey'
  | 'audience'
  | 'inbox'
  | 'handOver'
  | 'state'
  | 'assignee'
  | 'takenBy'
  | 'dueOn'
  | 'tags'
  | 'anonymisedOn'
>

/**
 * A step of the work on one case or on several: its state, who has it, the day to answer by, its tags, its inbox, which other it
 * repeats, a note. Every case is asked for
 * as the person may read it before the first is changed; one that they may not read is, for them, not there.
 *
 * @throws 403 for roles that read no submissions, 400 for what is no step, 404 and 409 when it cannot be taken on all of them.
 */
export async function caseStep(req: PayloadRequest): Promise<Response> {
  if (!req.user || !audienceOf(req.user.role)) throw refusal(req, 403, staffTexts.searchContent.mayNotRead)
  const question = asked.safeParse(await readJsonBody(req))
  if (!question.success) throw refusal(req, 400, texts.noStep)
  const { ids, step } = question.data
  const cases = await findWorkedCases(req, [...new Set(ids)])
  const change = await toChange(req, { step, cases })
  for (const one of cases) {
    if (step.kind === 'note')
      await recordStep(req.payload, { user: req.user, of: one, step: { kind: 'note', text: step.text } })
    else
      await req.payload.update({
        collection: 'submissions',
        id: one.id,
        data: change(one),
        depth: 0,
        req,
        overrideAccess: true, // read as the person above; these fields are written by steps only
      })
  }
  return Response.json({ changed: cases.length }, { headers: { 'Cache-Control': 'no-store' } })
}

/** Cases as a person may read them, without what was sent. @throws 404 when one is not there for them. */
export async function findWorkedCases(req: PayloadRequest, ids: readonly number[]): Promise<WorkedCase[]> {
  const { docs } = await req.payload.find({
    collection: 'submissions',
    where: { id: { in: [...ids] } },
    limit: mostAtOnce,
    pagination: false,
    depth: 0,
    user: req.user,
    overrideAccess: false,
  })
  if (docs.length !== ids.length) throw refusal(req, 404, texts.notThere)
  return docs
}

type Asked = { step: Step; cases: readonly WorkedCase[] }
type Change = Partial<
  Pick<Submission, 'state' | 'assignee' | 'takenBy' | 'dueOn' | 'tags' | 'inbox' | 'handOver' | 'repeats'>
>

/** What a step makes of each case, once nothing stands against it on any of them. */
async function toChange(req: PayloadRequest, { step, cases }: Asked): Promise<(one: WorkedCase) => Change> {
  // What is written about a person would stay after what they sent was taken away.
  const closed = cases.find(({ anonymisedOn }) => anonymisedOn)
  if (closed && ['note', 'tags'].includes(step.kind))
    throw refusal(req, 409, fillText(texts.anonymous, { reference: closed.reference }))
  if (step.kind === 'state') return () => ({ state: step.to })
  if (step.kind === 'due') return () => ({ dueOn: step.to })
  if (step.kind === 'note') return () => ({})
  if (step.kind === 'move') return toMove(req, cases, step.to)
  if (step.kind === 'repeats') return toRepetition(req, cases, step.to)
  if (step.kind === 'tags') {
    const full = cases.find((one) => toTags(one, step).length > mostTags)
    if (full) throw refusal(req, 409, fillText(texts.manyTags, { reference: full.reference, most: mostTags }))
    return (one) => ({ tags: toTags(one, step) })
  }
  if (step.to === null) return () => ({ assignee: null, takenBy: null })
  const handler = await findCommonHandler(req, cases, step.to)
  if (!handler) throw refusal(req, 400, texts.noHandler)
  return () => ({ assignee: handler.id, takenBy: handler.name })
}

/** Somebody who reads each of the cases; undefined when they do not read one of them. */
async function findCommonHandler(
  { payload }: PayloadRequest,
  cases: readonly WorkedCase[],
  person: number,
): Promise<Handler | undefined> {
  const places = new Map(cases.map((one) => [`${one.audience} ${one.inbox ?? ''}`, one]))
  let found: Handler | undefined
  for (const place of places.values()) {
    found = (await findHandlers(payload, place)).find(({ id }) => id === person)
    if (!found) return undefined
  }
  return found
}

function toTags({ tags }: WorkedCase, { add, remove }: { add: string[]; remove: string[] }): string[] {
  return [...new Set([...(tags ?? []).filter((tag) => !remove.includes(tag)), ...add])]
}
