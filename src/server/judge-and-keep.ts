import type { IncomingMessage } from 'node:http'
import { versionControl } from '@/src/forms/placing/form-controls'
import { judgePosted, readPosted } from '@/src/forms/submission/judge-posted'
import { toLuandaDay } from '@/src/forms/validation/calendar'
import type { FormVersion } from '@/src/forms/versions/form-version'
import type { Locale } from '@/src/i18n/locales'
import { log } from '@/src/log'
import { acceptSubmission } from '@/src/submissions/accept-submission'
import { toObjectionAnswer } from '@/src/submissions/limits/objection-text'
import type { PostObjection } from '@/src/submissions/limits/post-judge'
import type { FormAnswers, FormDesk, FormPlace } from './form-answers'
import { inspectSentFiles } from './inspect-sent-files'
import type { BodyRefusal, FormBody } from './read-form-body'
import type { Answer } from './send'

type PostToJudge = {
  place: FormPlace
  desk: FormDesk
  /** The version in force, which alone is accepted. */
  current: FormVersion
  body: FormBody | BodyRefusal
  answers: FormAnswers
}

/** Judges a form that was read, keeps it when it is right, and answers. */
export async function judgeAndKeep(
  request: IncomingMessage,
  { place: { locale, formKey }, desk, current, body, answers }: PostToJudge,
): Promise<Answer> {
  if (body === 'busy') return answers.refuse(503, 'busy')
  if (body === 'tooLarge') return answers.refuse(413, 'unreadable')
  if (body === 'unreadable') return answers.refuse(400, 'unreadable')
  const posted = readPosted(versionOf(body.entries, current, desk), { entries: body.entries, locale })
  if (typeof posted === 'string') return answers.refuse(400, 'unreadable')
  const { controls } = posted
  const objection = desk.limits.ofPost(request, { formKey, controls })
  if (objection) return answers.object(toObjection(objection, locale))
  const judged = judgePosted(current, { posted, locale, today: toLuandaDay(new Date()) })
  if (controls[versionControl] !== current.hash) return answers.changed(judged.values)
  if (judged.errors.length > 0) return answers.correct({ ...judged, current, controls })
  const inspected = await inspectSentFiles(body.files, current, locale)
  if ('errors' in inspected) return answers.correct({ ...judged, errors: inspected.errors, current, controls })
  const reference = await keep({
    formKey,
    versionHash: current.hash,
    locale,
    answers: judged.answers,
    files: inspected.files,
    idempotencyKey: controls['token'] ?? null,
    isTest: desk.isTrial,
  })
  return reference === null ? answers.failed(judged.values) : answers.accept(reference)
}

/** @returns the reference; null when it could not be written, as on a full disk: the sender is told, and keeps what was typed. */
async function keep(form: Parameters<typeof acceptSubmission>[0]): Promise<string | null> {
  try {
    return (await acceptSubmission(form)).reference
  } catch (error) {
    log.error('What was sent could not be kept', { error })
    return null
  }
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

/** What speaks against a post, in words. */
export function toObjection(objection: PostObjection, locale: Locale) {
  const retrySeconds = 'retrySeconds' in objection ? objection.retrySeconds : null
  return { ...toObjectionAnswer(objection, locale), retrySeconds }
}
