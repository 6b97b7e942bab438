import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import staffTexts from '@/messages/staff/cms/workflow.json' with { type: 'json' }
import { addComment, readConversation, said, settleComment } from '@/src/conversations/comment-steps'
import { refusal } from '@/src/fields/refusal'
import { readVerdict } from '@/src/governance/gate/read-verdict'
import { warningReasons } from '@/src/governance/gate/verdict'
import { reason, shortestReason } from '@/src/governance/reason'
import { nameOf, parseSubject, subjectName } from '@/src/governance/subject'
import { transitions } from '@/src/governance/transitions'
import { locales } from '@/src/i18n/locales'
import { fillText } from '@/src/i18n/staff-text'
import { freezeNow } from '../access/freeze'
import { personOf } from '../access/person'
import { refusalOf } from '../access/require-act'
import { checkReview, noteLook } from './changes/looks'
import { approve, ratify, requireOnReview, requireReview, sendBack, withdraw } from './decide'
import { judge } from './gate/judge'
import { goLive } from './go-live'
import { liveLocales, readNewest, readPublic } from './read-subject'
import { planRelease, releaseNow } from './releases/plan-release'
import { findReviews, readReview, updateReview } from './review-store'
import { submitForReview } from './submit'
import { takeDown } from './take-down'

const id = z.int().positive()
const languages = z.array(z.enum(locales)).min(1)
const subject = subjectName.transform(parseSubject)
const dueAt = z.iso.datetime({ offset: true }).transform((time) => new Date(time).toISOString())

/** An address below `/api/workflow/` that takes JSON and answers JSON. */
function step<Body>(
  name: string,
  body: z.ZodType<Body>,
  run: (req: PayloadRequest, body: Body) => Promise<object | null>,
): Endpoint {
  return {
    path: `/workflow/${name}`,
    method: 'post',
    handler: async (req) => {
      personOf(req)
      const { data, error } = body.safeParse(await req.json?.().catch(() => null))
      if (error)
        throw refusal(
          req,
          400,
          fillText(staffTexts.endpoints.step.handler, { error: z.prettifyError(error), shortestReason }),
        )
      return Response.json(await run(req, data))
    },
  }
}

/** The steps of the workflow. Each says in the asker's language why it is refused. */
export const workflowEndpoints: Endpoint[] = [
  step(
    'submit',
    z.object({
      subject,
      kind: z.enum(['publish', 'unpublish', 'delete']).default('publish'),
      languages,
      reason,
      dueAt: dueAt.optional(),
      seen: z.string().optional(),
      warningReasons: warningReasons.optional(),
    }),
    submitForReview,
  ),
  step('look', z.object({ id, seen: z.array(z.string().max(64)).max(2000).default([]) }), async (req, body) =>
    noteLook(req, await requireReview(req, body.id), { seen: body.seen }),
  ),
  step('check', z.object({ id }), async (req, body) => {
    const review = await requireReview(req, body.id)
    return { verdict: { ...(await checkReview(req, review)), accepted: readVerdict(review)?.accepted ?? [] } }
  }),
  step(
    'approve',
    z.object({ id, comment: z.string().max(2000).default(''), warningReasons: warningReasons.default({}) }),
    approve,
  ),
  step('send-back', z.object({ id, comment: reason }), sendBack),
  step('withdraw', z.object({ id }), withdraw),
  step('publish', z.object({ id, languages: languages.optional() }), async (req, body) => {
    const review = await requireOnReview(req, 'content.publish', body.id)
    const obstacle = await goLive(req.payload, review, {
      doer: { i18n: req.i18n, t: req.t, user: req.user },
      ...(body.languages ? { languages: body.languages } : {}),
    })
    if (obstacle) throw await refusalOf(req, 'content.carryOut', { subject: review.subject, hindrance: obstacle })
    return readReview(req.payload, body.id)
  }),
  step('schedule', z.object({ id, dueAt: dueAt.nullable() }), async (req, body) => {
    await requireOnReview(req, 'content.schedule', body.id)
    return updateReview(req.payload, body.id, { dueAt: body.dueAt })
  }),
  step(
    'release',
    z.object({ name: z.string().trim().min(3).max(200), items: z.array(id).min(1).max(100), dueAt: dueAt.optional() }),
    planRelease,
  ),
  step('release-now', z.object({ id }), releaseNow),
  step('take-down', z.object({ subject, languages: languages.default([...locales]), reason }), takeDown),
  step('ratify', z.object({ id, comment: z.string().max(2000).default('') }), ratify),
  step('comment', said, (req, body) => addComment(req, personOf(req), body)),
  step('settle-comment', z.object({ id }), settleComment),
  step('state', z.object({ subject }), async (req, body) => {
    const [newest, live] = [await readNewest(req.payload, body.subject), await readPublic(req.payload, body.subject)]
    return {
      hash: newest?.hash ?? '',
      live: liveLocales(live),
      isChanged: newest?.hash !== live?.hash,
      freeze: await freezeNow(req.payload),
      reviews: (await findReviews(req.payload, body.subject)).slice(0, 10),
      conversation: await readConversation(req.payload, nameOf(body.subject), personOf(req).id),
    }
  }),
  step('judge', z.object({ subject, languages: languages.default([...locales]) }), async (req, body) => {
    const newest = await readNewest(req.payload, body.subject)
    if (!newest) throw refusal(req, 404, staffTexts.endpoints.workflowEndpoints.judge)
    // Somebody is writing, and asks again with every pause.
    const verdict = await judge(req, { ...body, document: newest.document }, 2)
    const [open] = await findReviews(req.payload, body.subject, transitions['content.expire'].from)
    const accepted = open?.hash === newest.hash ? readVerdict(open)?.accepted : undefined
    return { hash: newest.hash, verdict: { ...verdict, accepted: accepted ?? [] } }
  }),
]
