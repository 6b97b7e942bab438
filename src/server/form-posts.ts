import type { IncomingMessage } from 'node:http'
import { env } from '@/src/env'
import { versionControl } from '@/src/forms/placing/form-controls'
import { judgePosted, readPosted } from '@/src/forms/submission/judge-posted'
import { toLuandaDay } from '@/src/forms/validation/calendar'
import type { FormVersion } from '@/src/forms/versions/form-version'
import { acceptSubmission } from '@/src/submissions/accept-submission'
import { issueFormToken, judgePost, judgeSender } from '@/src/submissions/judge-post'
import { toClientAddress } from '@/src/submissions/limits/network-prefix'
import { toObjectionAnswer } from '@/src/submissions/limits/objection-text'
import type { PostObjection } from '@/src/submissions/limits/post-judge'
import { type FormDesk, type FormPlace, openFormAnswers, toData } from './form-answers'
import { inspectSentFiles } from './inspect-sent-files'
import { readFormBody } from './read-form-body'
import type { Answer } from './send'

/** What the public listener has for forms. */
export type FormTaker = {
  take: (request: IncomingMessage, place: FormPlace) => Promise<Answer>
  /** What a page's script proves with that it is no program in a hurry. */
  issueToken: (place: FormPlace) => Answer
}

/** Opens the desk at which forms are taken. */
export function openFormDesk(site: FormDesk): FormTaker {
  return {
    take: (request, place) => answerFormPost(request, place, site),
    issueToken: ({ formKey }) => toData(200, { token: issueFormToken(formKey) }),
  }
}

/**
 * Takes a form that was posted, as a page or its script posts it, and answers each in its own way.
 *
 * Nothing of it is written to a log, and what is not accepted is kept nowhere.
 *
 * @see ../../docs/contracts/form-posts.md
 */
async function answerFormPost(request: IncomingMessage, place: FormPlace, site: FormDesk): Promise<Answer> {
  const { locale, formKey } = place
  const answers = openFormAnswers(site, place, request.headers.accept === 'application/json')
  const current = site.forms.currentFormVersion(formKey)
  if (!current) return answers.refuse(410, 'closed')
  const address = toClientAddress({
    remoteAddress: request.socket.remoteAddress,
    forwardedFor: request.headers['x-forwarded-for'],
    proxies: env.proxyCount,
  })
  const objection = judgeSender({ formKey, address, now: Date.now() })
  if (objection) return answers.object(toObjection(objection, locale))
  const body = await readFormBody(request, current)
  if (body === 'busy') return answers.refuse(503, 'busy')
  if (body === 'tooLarge') return answers.refuse(413, 'unreadable')
  if (body === 'unreadable') return answers.refuse(400, 'unreadable')
  const posted = readPosted(versionOf(body.entries, current, site), { entries: body.entries, locale })
  if (typeof posted === 'string') return answers.refuse(400, 'unreadable')
  const second = judgePost({ formKey, address, controls: posted.controls, now: Date.now() })
  if (second) return answers.object(toObjection(second, locale))
  const today = toLuandaDay(new Date())
  const judged = judgePosted(current, { posted, locale, today })
  if (posted.controls[versionControl] !== current.hash) return answers.changed(judged.values)
  if (judged.errors.length > 0) return answers.correct(judged)
  const inspected = await inspectSentFiles(body.files, current, locale)
  if ('errors' in inspected) return answers.correct({ ...judged, errors: inspected.errors })
  const { reference } = await acceptSubmission({
    formKey,
    versionHash: current.hash,
    locale,
    answers: judged.answers,
    files: inspected.files,
    idempotencyKey: posted.controls['token'] ?? null,
  })
  return answers.accept(reference)
}

/** The version that a post was filled in with, as far as it is remembered: its fields decide how the post is read. */
function versionOf(
  entries: readonly (readonly [string, unknown])[],
  current: FormVersion,
  { forms }: FormDesk,
): FormVersion {
  const hash = entries.find(([name]) => name === `_${versionControl}`)?.[1]
  return (typeof hash === 'string' ? forms.loadFormVersion(current.formKey, hash) : null) ?? current
}

function toObjection(objection: PostObjection, locale: FormPlace['locale']) {
  const retrySeconds = 'retrySeconds' in objection ? objection.retrySeconds : null
  return { ...toObjectionAnswer(objection, locale), retrySeconds }
}
