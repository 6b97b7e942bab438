import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { localDay } from '@/src/country/local-day'
import type { JsonObject } from '@/src/forms/definition/json'
import { findQuestionAt } from '@/src/forms/definition/placed-entries'
import { heldControl } from '@/src/forms/placing/form-controls'
import { answerAt, withAnswerAt } from '@/src/forms/submission/answer-at'
import { type KeptFile, toKeptFiles } from '@/src/forms/submission/kept-file'
import type { AnswerError } from '@/src/forms/validation/validate-answers'
import type { FormVersion } from '@/src/forms/versions/form-version'
import type { Locale } from '@/src/i18n/locales'
import { env } from '@/src/platform/env'
import { log } from '@/src/platform/log'
import { openAnswers, sealAnswers } from '@/src/submissions/carried-answers'
import type { PostVerdict } from '@/src/submissions/read-post-task'
import { judgeHolding } from '@/src/submissions/saved/judge-holding'
import { ownHeldFiles } from '@/src/submissions/saved/own-saved-forms'
import type { SavedForm } from '@/src/submissions/saved/saved-form'
import { makeReturnCode, sealTicket, toSavedFormKey } from '@/src/submissions/saved/saved-form-key'
import { sealedSize } from '@/src/submissions/saved/seal-saved-form'
import type { AcceptedFile } from '@/src/submissions/submission-id'
import { draftSecret } from '@/src/submissions/submission-places'
import { findHeldKey } from './file-places'
import { chooseFitting, findSent, type NamedFile, toNotHeld } from './files-to-hold'
import { type InspectedFiles, inspectSentFiles } from './inspect-sent-files'
import { findKeptFiles, toKeptAnswers } from './kept-files'
import type { PostLane } from './post-lanes'
import { toNetwork, toPostSender } from './visitor-limits'

/** A form as a thread read it. */
export type ReadForm = Extract<PostVerdict, { kind: 'judged' }>

/** What is shown of a form, and an error at each field of which a file could not be held. */
export type HeldForm = ReadForm & { notHeld: readonly AnswerError[] }

type ToHold = {
  lane: PostLane
  /** The version that it is shown as. */
  current: FormVersion
  locale: Locale
  read: ReadForm
  /** Told when looking at them took all that it may take. */
  isExhausting: () => void
  /** Its files where they were looked into already, and what was wrong with others. */
  inspected?: InspectedFiles
}

/**
 * Holds the files of a form that is shown again: no browser lets a page choose a file, so that without script they would have to be chosen
 * anew. They are looked into first, lie sealed with a key that the page alone carries, and come back as boxes that are ticked. Nothing of a
 * report is held.
 *
 * @returns the form with what is held, and what of it is not.
 */
export async function holdFiles(request: IncomingMessage, holding: ToHold): Promise<HeldForm> {
  const { lane, current, locale, read } = holding
  const sent = findSent(read)
  const isReport = current.audience === 'investigators'
  const { taken, passed } = isReport ? { taken: [], passed: sent } : chooseFitting(current, read, sent)
  const notHeld = (names: readonly NamedFile[]) => toNotHeld(current, names, locale)
  if (taken.length === 0) return { ...read, notHeld: notHeld(passed) }
  const looked =
    holding.inspected ??
    (await lane.perNetwork(toNetwork(request), () =>
      inspectSentFiles(taken, { version: current, locale, threads: lane.inspecting }),
    ))
  if (!holding.inspected && looked.isExhausting) holding.isExhausting()
  const shown = await keepFiles(request, holding, looked.files)
  if (!shown) return { ...read, notHeld: [...looked.errors, ...notHeld([...passed, ...looked.files])] }
  return { ...shown, notHeld: [...looked.errors, ...notHeld(passed)] }
}

/** Seals files where they are held. @returns the form with them; null when there is no room for them. */
async function keepFiles(
  request: IncomingMessage,
  { current: { formKey, hash, definition }, read }: ToHold,
  files: readonly AcceptedFile[],
): Promise<ReadForm | null> {
  if (files.length === 0) return read
  const [store, today, secret] = [ownHeldFiles(), localDay(Date.now()), draftSecret(env.dataDirectory)]
  const before = findHeldKey(read.controls, formKey)
  const key = before ?? toSavedFormKey(makeReturnCode())
  const still = await findKeptFiles(toKeptAnswers(read.values), before ? [{ store, key: before }] : [])
  const lying = still.files.map((file, index) => ({ ...file, reference: still.references[index] ?? '' }))
  const added = files.map((file) => ({ ...file, reference: randomBytes(16).toString('base64url') }))
  const contents = [...lying, ...added].map(({ content }) => content)
  const form: SavedForm = {
    ...{ shape: 1, formKey, versionHash: hash, at: null, done: [], values: {}, labels: {} },
    files: [...lying, ...added].map(({ content, ...file }) => ({ ...file, size: content.length })),
  }
  const bytes = sealedSize(form, contents) - (before ? await store.sizeOf(before) : 0)
  if (!judgeHolding({ ...toPostSender(request, formKey), bytes })) return null
  try {
    if ((await store.save(key, { form, contents, today })) === null) return null
  } catch (error) {
    log.error('Files of a form could not be held', { error })
    return null
  }
  const place = (values: JsonObject) => withHeld(values, added, definition)
  return {
    ...read,
    values: place(read.values),
    step: read.step && { ...read.step, carried: carryAlso(read.step.carried, place, { formKey, hash, secret }) },
    controls: { ...read.controls, [heldControl]: sealTicket(secret, { formKey, key }) },
  }
}

type HeldFile = AcceptedFile & { reference: string }

function withHeld(values: JsonObject, files: readonly HeldFile[], { fields }: FormVersion['definition']): JsonObject {
  const placed = files.reduce<Record<string, unknown>>((known, { field, name, mediaType, content, reference }) => {
    const way = field.split('.')
    const question = findQuestionAt(fields, field)
    const fact: KeptFile = { name, mediaType, size: content.length, reference }
    // Of one that is asked, the one that was chosen last counts.
    const others = question?.type === 'file' && question.most > 1 ? toKeptFiles(answerAt(known, way)) : []
    return withAnswerAt(known, way, [...others, fact])
  }, values)
  return JSON.parse(JSON.stringify(placed))
}

type Carrying = { formKey: string; hash: string; secret: string }

/** What a page carries of all pages, with the files that are held. */
function carryAlso(
  carried: string | null,
  place: (values: JsonObject) => JsonObject,
  { formKey, hash, secret }: Carrying,
): string | null {
  const sealing = { secret, formKey, now: Date.now() }
  const opened = carried === null ? null : openAnswers(carried, sealing)
  if (!opened) return carried
  return sealAnswers({ ...opened, values: place(opened.values), version: hash }, sealing) ?? carried
}
