import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { localDay } from '@/src/country/local-day'
import { toPlacedEntries } from '@/src/forms/definition/placed-entries'
import { answerAt, withAnswerAt } from '@/src/forms/submission/answer-at'
import { type KeptFile, toKeptFiles } from '@/src/forms/submission/kept-file'
import { withoutCalculated } from '@/src/forms/submission/place-calculated'
import type { AnswerError } from '@/src/forms/validation/validate-answers'
import type { FormVersion } from '@/src/forms/versions/form-version'
import type { Answer } from '@/src/http/send'
import type { Locale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import { env } from '@/src/platform/env'
import { log } from '@/src/platform/log'
import { openAnswers } from '@/src/submissions/carried-answers'
import { toObjectionAnswer } from '@/src/submissions/limits/objection-text'
import type { PostVerdict } from '@/src/submissions/read-post-task'
import { judgeSaving } from '@/src/submissions/saved/judge-saving'
import { ownHeldFiles, ownSavedForms } from '@/src/submissions/saved/own-saved-forms'
import type { SavedForm } from '@/src/submissions/saved/saved-form'
import { makeReturnCode, sealTicket, showReturnCode, toSavedFormKey } from '@/src/submissions/saved/saved-form-key'
import { sealedSize } from '@/src/submissions/saved/seal-saved-form'
import type { AcceptedFile } from '@/src/submissions/submission-id'
import { draftSecret } from '@/src/submissions/submission-places'
import { findHeldKey, findSavedKey, toFilePlaces } from './file-places'
import { findFilesNotToSave } from './files-to-save'
import type { FormAnswers, FormPlace } from './form-answers'
import { inspectSentFiles } from './inspect-sent-files'
import { findKeptFiles, toFileAnswers, toKeptAnswers } from './kept-files'
import type { PostLane } from './post-lanes'
import type { ShowAgain } from './show-again'
import { toNetwork, toPostSender } from './visitor-limits'

type FormToSave = {
  place: FormPlace
  lane: PostLane
  current: FormVersion
  read: Extract<PostVerdict, { kind: 'judged' }>
  answers: FormAnswers
  /** Shows it again, with its files. */
  again: ShowAgain
}

/** Whether visitors may save a form: never one whose answers are a report. */
export function isSavable({ definition, audience }: FormVersion): boolean {
  return definition.savable && audience !== 'investigators'
}

/** An error at each field whose kept file is not there any more. */
export function toGoneErrors(fields: readonly string[], locale: Locale): AnswerError[] {
  const text = messagesByLocale[locale].formPage.fileGone
  return [...new Set(fields)].map((field) => ({ field, rule: 'required' as const, text }))
}

/**
 * Keeps a form for whoever fills it in, unfinished as it is, and answers with the code by which they return. Of what is wrong with it only
 * files are told: those are kept that the form takes, and no others.
 */
export async function saveForm(request: IncomingMessage, post: FormToSave): Promise<Answer> {
  const { place, lane, current, read, answers, again } = post
  const { locale, formKey } = place
  const sorry = (text: string, status: 422 | 429 | 503) =>
    again.correct([{ field: '', rule: 'malformed', text }], { status })
  const typed = toTyped(read, formKey)
  const before = findSavedKey(read.controls, formKey)
  const kept = toKeptAnswers(typed.values)
  const found = await findKeptFiles(kept, toFilePlaces(read.controls, formKey))
  const attached = toFileAnswers(read.answers).map(({ field, file: { size } }) => ({ field, size }))
  const errors = [...toGoneErrors(found.gone, locale), ...findFilesNotToSave(current, attached, locale)]
  if (errors.length > 0) return again.correct(errors)
  // Where nothing is asked with these answers, a page without script sends files all the same.
  const asked = read.files.filter(({ field }) => attached.some((file) => file.field === field))
  const inspecting = { version: current, locale, threads: lane.inspecting }
  const inspected = await lane.perNetwork(toNetwork(request), () => inspectSentFiles(asked, inspecting))
  if (inspected.errors.length > 0) return again.correct(inspected.errors, { status: inspected.status, inspected })

  const saving = toSaving(current, {
    ...typed,
    kept: found.files,
    references: found.references,
    chosen: inspected.files,
  })
  const store = ownSavedForms()
  const today = localDay(Date.now())
  const isKept = before !== null && (await store.open(before, { today })) !== null
  const code = isKept ? null : makeReturnCode()
  const key = isKept ? before : toSavedFormKey(code ?? '')
  const bytes = sealedSize(saving.form, saving.contents) - (await store.sizeOf(key))
  const objection = judgeSaving({ ...toPostSender(request, formKey), bytes })
  const texts = messagesByLocale[locale].formPage
  if (objection?.rule === 'tooMuchSaved') return sorry(texts.savingTooMuch, 429)
  if (objection) return sorry(toObjectionAnswer(objection, locale).text, 429)
  try {
    const lastDay = await store.save(key, { ...saving, today })
    if (lastDay === null) return sorry(texts.savingFull, 503)
    const held = findHeldKey(read.controls, formKey)
    if (held) await ownHeldFiles().remove(held)
    const saved = sealTicket(draftSecret(env.dataDirectory), { formKey, key })
    return answers.kept({ code: code === null ? null : showReturnCode(code), lastDay, saved })
  } catch (error) {
    log.error('A form could not be saved', { error })
    return sorry(texts.savingFailed, 503)
  }
}

type Typed = Pick<SavedForm, 'values' | 'at' | 'done'>

/** What was written on all pages, and where its visitor is. */
function toTyped({ values, step }: FormToSave['read'], formKey: string): Typed {
  const sealing = { secret: draftSecret(env.dataDirectory), formKey, now: Date.now() }
  const carried = step?.carried ? openAnswers(step.carried, sealing) : null
  return { at: step?.at ?? null, done: [...(carried?.done ?? [])], values: carried?.values ?? values }
}

type FilesOfForm = Typed & {
  /** Kept already, and the names by which the answers know them. */
  kept: readonly AcceptedFile[]
  references: readonly string[]
  /** Chosen now. */
  chosen: readonly AcceptedFile[]
}

function toSaving(
  { formKey, hash, definition }: FormVersion,
  { values: typed, at, done, kept, references, chosen }: FilesOfForm,
): { form: SavedForm; contents: Buffer[] } {
  const named = [
    ...kept.map((file, index) => ({ ...file, reference: references[index] ?? '' })),
    ...chosen.map((file) => ({ ...file, reference: randomBytes(16).toString('base64url') })),
  ]
  const values = named.slice(kept.length).reduce<Record<string, unknown>>((known, { field, content, ...file }) => {
    const way = field.split('.')
    const fact: KeptFile = {
      name: file.name,
      mediaType: file.mediaType,
      size: content.length,
      reference: file.reference,
    }
    return withAnswerAt(known, way, [...toKeptFiles(answerAt(known, way)), fact])
  }, typed)
  const labels = toPlacedEntries(definition.fields).flatMap(({ entry, place }) =>
    'label' in entry ? [[place, entry.label] as const] : [],
  )
  return {
    form: {
      ...{ shape: 1, formKey, versionHash: hash, at, done },
      // What is calculated is worked out anew when it is opened.
      values: withoutCalculated(definition, JSON.parse(JSON.stringify(values))),
      labels: Object.fromEntries(labels),
      files: named.map(({ content, ...file }) => ({ ...file, size: content.length })),
    },
    contents: named.map(({ content }) => content),
  }
}
