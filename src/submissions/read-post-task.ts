import { z } from 'zod'
import type { formDefinition } from '@/src/forms/definition/form-definition'
import { isJsonObject, type JsonObject } from '@/src/forms/definition/json'
import { ruleNames } from '@/src/forms/definition/rules'
import { type FormStep, isFormStep } from '@/src/forms/pages/form-step'
import type { FormVersion } from '@/src/forms/versions/form-version'
import type { Locale } from '@/src/i18n/locales'
import { ownProgram } from '@/src/platform/own-program'
import type { VisitorTask } from '@/src/visitor-work/visitor-task'
import type { SavedForm } from './saved/saved-form'

/** Reading takes milliseconds; on a machine that is busy with everything else, it may wait for its turn this long. */
const longestMs = 10_000

/** A body that was received whole: small ones as they are, others as the path of a file that nobody else reads. */
export type ReceivedBytes = Uint8Array | string

/** A body and what it says it is. */
export type BodyToRead = {
  bytes: ReceivedBytes
  contentType: string
  /** What its files are kept up to, in bytes together. */
  mostKept: number
}

/** A post to be judged. */
export type PostToRead = BodyToRead & {
  /** The version whose rules judge it. */
  version: FormVersion
  locale: Locale
  /** The day it is in Luanda, 2026-11-21. */
  today: string
  /** The version in force, as which it is shown again. */
  current: FormVersion
  /** Opens and seals what the pages of a form carry. */
  secret: string
  /** The version that it says it was filled in with does not matter: it was asked for already, or comes with the post. */
  isVersionKnown: boolean
}

/** A file as it was sent. */
export type SentFile = { field: string; name: string; content: Uint8Array<ArrayBuffer> }

const unreadable = z.object({ kind: z.literal('unreadable') })
const texts = z.record(z.string(), z.string())

const postVerdict = z.discriminatedUnion('kind', [
  /** No browser sends it. */
  unreadable,
  /** It was filled in with another version, whose fields decide how it is read. */
  z.object({ kind: z.literal('otherVersion'), hash: z.string() }),
  z.object({
    kind: z.literal('judged'),
    /** What the page sent beside the answers. */
    controls: texts,
    errors: z.array(z.object({ field: z.string(), rule: z.enum(ruleNames), text: z.string() })),
    /** As they are kept. */
    answers: z.record(z.string(), z.unknown()),
    /** As typed, to be shown again. */
    values: z.custom<JsonObject>(isJsonObject),
    files: z.array(z.object({ field: z.string(), name: z.string(), content: z.instanceof(Uint8Array<ArrayBuffer>) })),
    /** Of a form of pages: where it leads, if it is shown again. */
    step: z.custom<FormStep>(isFormStep).nullable(),
    /** Whether what was sent is the whole form: there is nothing more to ask. */
    isWhole: z.boolean(),
    /** Whether what the page carried could not be read any more. */
    isLost: z.boolean(),
    /** With one answer to a group more or fewer, where that was asked, for what is calculated then. */
    edited: z.custom<JsonObject>(isJsonObject).nullable(),
  }),
])

/** What a thread says of a post. */
export type PostVerdict = z.infer<typeof postVerdict>

/** Reads one post and judges its answers. */
export const readPostTask: VisitorTask<PostToRead, PostVerdict> = {
  program: ownProgram('read-post'),
  name: 'readPost',
  result: postVerdict,
  limitMs: longestMs,
}

/** A saved form that is opened again. */
export type FormToResume = Pick<PostToRead, 'current' | 'locale' | 'secret' | 'today'> & { form: SavedForm }

const resumedForm = z.object({
  /** As typed, on all pages. */
  values: z.custom<JsonObject>(isJsonObject),
  step: z.custom<FormStep>(isFormStep).nullable(),
  /** What of it does not fit the form any more, by name. */
  unfit: z.array(z.string()),
})
export type ResumedForm = z.infer<typeof resumedForm>

/** Fits a saved form to the version in force. */
export const resumeFormTask: VisitorTask<FormToResume, ResumedForm> = {
  program: ownProgram('read-post'),
  name: 'resumeForm',
  result: resumedForm,
  limitMs: longestMs,
}

const draftVerdict = z.discriminatedUnion('kind', [
  unreadable,
  z.object({ kind: z.literal('draft'), definition: z.custom<z.infer<typeof formDefinition>>(isJsonObject) }),
])

/** What a thread finds of the form that a trial brings along. */
export type DraftVerdict = z.infer<typeof draftVerdict>

/** Reads the form that a trial of an unpublished form brings along. */
export const readDraftTask: VisitorTask<BodyToRead, DraftVerdict> = {
  program: ownProgram('read-post'),
  name: 'readDraft',
  result: draftVerdict,
  limitMs: longestMs,
}
