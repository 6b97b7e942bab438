import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import staffTexts from '@/messages/staff/cms/submissions.json' with { type: 'json' }
import { refusal } from '@/src/fields/refusal'
import { fillPlaces } from '@/src/i18n/fill-places'
import { defaultLocale, isLocale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import { openMailQueue } from '@/src/mail/own-queue'
import type { Submission } from '@/src/stored-types/payload-types'
import { isFollowed } from '../followed/find-followed'
import { readJsonBody } from '../read-json-body'
import { audienceOf } from '../submission-access'
import { caseState } from './case-state'
import { longestNote } from './case-step'
import { readCase } from './read-case'
import { recordStep } from './record-step'
import { findReplyAddress } from './reply-address'

const texts = staffTexts.replyToCase
const asked = z.object({
  text: z.string().trim().min(1).max(longestNote),
  /** How far the case is once the reply is on its way. */
  state: caseState.extract(['waiting', 'answered', 'done']),
})

/**
 * Replies to whoever sent a case: by mail where they gave an address, in the language in which they sent it, and on the page of their code where
 * they have one. The reply is in the history, which that page shows, before it is in the queue.
 *
 * @throws 403 for roles that read no submissions, 404 for a case that the person may not read, 409 for one that is not replied to.
 */
export async function replyToCase(req: PayloadRequest): Promise<Response> {
  const { user, payload } = req
  if (!user || !audienceOf(user.role)) throw refusal(req, 403, staffTexts.searchContent.mayNotRead)
  const question = asked.safeParse(await readJsonBody(req))
  if (!question.success) throw refusal(req, 400, texts.noText)
  const opened = await readCase(req, Number(req.routeParams?.['id']))
  if (!opened) throw refusal(req, 404, texts.noCase)
  const to = await findReplyAddress(payload, opened)
  if (to === null && !(await isFollowed(payload, opened.submission.id))) throw refusal(req, 409, texts.noReply)
  const { submission } = opened
  const { text, state } = question.data
  const event = await recordStep(payload, { user, of: submission, step: { kind: 'reply', text } })
  if (to !== null) await sendReply(payload, to, { submission, text, event })
  await payload.update({
    collection: 'submissions',
    id: submission.id,
    data: { state },
    depth: 0,
    req,
    overrideAccess: true, // read as the person above
  })
  return Response.json({ event }, { headers: { 'Cache-Control': 'no-store' } })
}

type Reply = { submission: Submission; text: string; event: number }

async function sendReply(payload: Payload, to: string, { submission, text, event }: Reply): Promise<void> {
  const { id, reference, locale } = submission
  const words = messagesByLocale[isLocale(locale) ? locale : defaultLocale].caseReply
  await openMailQueue(payload).add(`reply ${id} ${event}`, {
    to: [to],
    subject: fillPlaces(words.subject, { reference }),
    text: [words.greeting, text, fillPlaces(words.closing, { reference })].join('\n\n'),
  })
}
