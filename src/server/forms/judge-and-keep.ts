import type { IncomingMessage } from 'node:http'
import { localDay } from '@/src/country/local-day'
import { toFormInLanguage } from '@/src/forms/language/to-form-in-language'
import { heldControl, saveControl, savedControl, versionControl } from '@/src/forms/placing/form-controls'
import { editItems, readItemEdit } from '@/src/forms/submission/edit-items'
import { withCalculatedOf } from '@/src/forms/submission/place-calculated'
import type { FormVersion } from '@/src/forms/versions/form-version'
import type { Answer } from '@/src/http/send'
import type { Locale } from '@/src/i18n/locales'
import { env } from '@/src/platform/env'
import { log } from '@/src/platform/log'
import { acceptSubmission } from '@/src/submissions/accept-submission'
import { toObjectionAnswer } from '@/src/submissions/limits/objection-text'
import type { PostObjection } from '@/src/submissions/limits/post-judge'
import type { Accepted } from '@/src/submissions/open-acceptance'
import { type PostVerdict, readPostTask } from '@/src/submissions/read-post-task'
import { draftSecret } from '@/src/submissions/submission-places'
import { toFilePlaces } from './file-places'
import { filesOf, textOf, toTooMuchError } from './files-of-form'
import type { FormAnswers, FormHandler, FormPlace } from './form-answers'
import { inspectSentFiles } from './inspect-sent-files'
import { findJustSent, forgetSent } from './just-sent'
import { findKeptFiles, sizeOfKept, toKeptAnswers, withoutKeptFiles } from './kept-files'
import type { PostLane } from './post-lanes'
import type { ReceivedBody } from './receive-body'
import { isSavable, saveForm, toGoneErrors } from './save-form'
import { openShowAgain } from './show-again'
import { toNetwork } from './visitor-limits'

type PostToJudge = {
  place: FormPlace
  handler: FormHandler
  lane: PostLane
  /** The version in force, which alone is accepted. */
  current: FormVersion
  body: ReceivedBody
  answers: FormAnswers
  /** Whether the form came with the post, as while it is edited: there is no other version of it. */
  isDraft?: boolean
}

/** Has a form judged that was received, keeps it when it is right, and answers. */
export async function judgeAndKeep(request: IncomingMessage, post: PostToJudge): Promise<Answer> {
  const { place, handler, lane, current, body, answers, isDraft = false } = post
  const { locale, formKey } = place
  const read = await readPost(request, post)
  if (read === 'busy') return answers.refuse(503, 'busy')
  const refuseJunk = (status: 400 | 413, weight: 'junk' | 'exhausting') => {
    handler.limits.charge(request, formKey, weight)
    return answers.refuse(status, body.isCut ? 'tooLarge' : 'unreadable')
  }
  if (read === 'exhausted') return refuseJunk(413, 'exhausting')
  const most = textOf(current.definition) + filesOf(current.definition).room
  if (read.kind !== 'judged') return refuseJunk(body.size > most ? 413 : 400, 'junk')
  const isTooMuch = body.isCut || body.size + sizeOfKept(read.answers) > most
  const { controls, values, errors } = read
  const again = openShowAgain(request, { ...post, read })
  const objection = handler.limits.ofControls({ formKey, controls })
  if (objection) return answers.object(toObjection(objection, locale))
  if (!isDraft && controls[versionControl] !== current.hash) return again.changed()
  const edit = readItemEdit(controls)
  if (edit) {
    const { entries } = toFormInLanguage(current.definition, locale)
    return again.edited((held) => {
      const edited = editItems(entries, held, edit) ?? { values: held, focus: edit.path.join('.') }
      return { ...edited, values: withCalculatedOf(current.definition, edited.values, read.edited ?? {}) }
    })
  }
  if (isTooMuch) {
    if (body.isCut) handler.limits.charge(request, formKey, 'junk')
    // What else is missing may have been sent, between what was kept.
    const found = body.isCut ? errors.filter(({ rule }) => rule === 'fileSize') : errors
    return again.correct([toTooMuchError(current.definition, locale), ...found], { status: 413 })
  }
  if (controls[saveControl] !== undefined) {
    if (handler.isTrial) return answers.refuse(422, 'trial')
    return isSavable(current)
      ? saveForm(request, { place, lane, current, read, answers, again })
      : answers.refuse(422, 'unsavable')
  }
  if (!read.isWhole && errors.length === 0) return again.turned()
  if (errors.length > 0) return again.correct(errors)
  const places = toFilePlaces(controls, formKey)
  const kept = await findKeptFiles(toKeptAnswers(read.answers), places)
  if (kept.gone.length > 0) {
    // Pressed twice: what was sent a moment ago is not kept any more.
    const sent = findJustSent(places)
    if (sent) return answers.accept(sent, controls)
    const { [savedControl]: _saved, [heldControl]: _held, ...others } = controls
    const left = { ...read, values: withoutKeptFiles(values), controls: others }
    return openShowAgain(request, { ...post, read: left }).correct(toGoneErrors(kept.gone, locale))
  }
  const inspecting = { version: current, locale, threads: lane.inspecting }
  const inspected = await lane.perNetwork(toNetwork(request), () => inspectSentFiles(read.files, inspecting))
  if (inspected.errors.length > 0) {
    if (inspected.isExhausting) handler.limits.charge(request, formKey, 'exhausting')
    return again.correct(inspected.errors, { status: inspected.status, inspected })
  }
  const tooMany = handler.limits.ofTaking(request, { formKey, controls })
  if (tooMany) return answers.object(toObjection(tooMany, locale))
  const accepted = await keep({
    formKey,
    versionHash: current.hash,
    locale,
    answers: read.answers,
    files: [...kept.files, ...inspected.files],
    idempotencyKey: controls['token'] ?? null,
    isFollowed: current.definition.followable && current.audience === 'staff' && !handler.isTrial,
    isTest: handler.isTrial,
  })
  if (accepted === null) return again.failed(inspected)
  for (const kept of places) await forgetSent(kept, accepted)
  return answers.accept(accepted, controls)
}

/** What a thread says of a post; of one that was filled in with a version that is remembered, by that one's fields. */
async function readPost(
  request: IncomingMessage,
  { place: { locale, formKey }, handler, lane, current, body, isDraft = false }: PostToJudge,
): Promise<PostVerdict | 'busy' | 'exhausted'> {
  const read = async (version: FormVersion, isVersionKnown: boolean) => {
    const work = await lane.reading.run(readPostTask, {
      ...{ bytes: body.bytes, contentType: String(request.headers['content-type'] ?? '') },
      ...{ version, current, locale, isVersionKnown, today: localDay(Date.now()) },
      secret: draftSecret(env.dataDirectory),
      // A file out of which something was passed over is none.
      mostKept: body.isCut ? 0 : filesOf(current.definition).room,
    })
    return work.outcome === 'done' ? work.result : work.outcome
  }
  const verdict = await read(current, isDraft)
  if (typeof verdict === 'string' || verdict.kind !== 'otherVersion') return verdict
  return read(handler.forms.loadFormVersion(formKey, verdict.hash) ?? current, true)
}

/** @returns what the sender is told; null when it could not be written, as on a full disk: the sender is told, and keeps what was typed. */
async function keep(form: Parameters<typeof acceptSubmission>[0]): Promise<Accepted | null> {
  try {
    return await acceptSubmission(form)
  } catch (error) {
    log.error('What was sent could not be kept', { error })
    return null
  }
}

/** What speaks against a post, in words. */
export function toObjection(objection: PostObjection, locale: Locale) {
  const retrySeconds = 'retrySeconds' in objection ? objection.retrySeconds : null
  return { ...toObjectionAnswer(objection, locale), retrySeconds }
}
