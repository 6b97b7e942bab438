import { type Day, writeDay } from '@/src/country/calendar'
import type { FormCounters } from '@/src/form-statistics/counting/form-counters'
import type { JsonObject } from '@/src/forms/definition/json'
import { toFormInLanguage } from '@/src/forms/language/to-form-in-language'
import { toValuesOfStep } from '@/src/forms/pages/form-pages'
import type { FormStep } from '@/src/forms/pages/form-step'
import { heldControl, pageControl, savedControl, versionControl } from '@/src/forms/placing/form-controls'
import type { PostedForm } from '@/src/forms/submission/posted-channel'
import { toPageTitle } from '@/src/forms/theme/page-title'
import type { AnswerError } from '@/src/forms/validation/validate-answers'
import type { FormVersion } from '@/src/forms/versions/form-version'
import type { Answer } from '@/src/http/send'
import type { Locale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import { toFormHref } from '@/src/links/form-href'
import { toIntakeHref } from '@/src/links/intake-href'
import type { FormVersions } from '@/src/publishing/form-versions'
import { toFollowWords } from '@/src/submissions/followed/follow-words'
import type { Accepted } from '@/src/submissions/open-acceptance'
import { makeReceipt, receiptParameter } from '@/src/submissions/receipt'
import { plainPage } from '../guard/plain-answer'
import { neverKept, toData } from './data-answer'
import type { HeldAnswers } from './held-answers'
import { showCode } from './show-code'
import type { PostLimits } from './visitor-limits'

export type FormPlace = { locale: Locale; formKey: string }

/** Where forms are taken. */
export type FormHandler = {
  forms: Pick<FormVersions, 'currentFormVersion' | 'loadFormVersion'>
  /** The form with what was posted, on the page that it was posted from if it stands there as it was, else on its own; null if it cannot be drawn. */
  drawForm: (href: string, posted: PostedForm, from?: PostedFrom) => Promise<Answer | null>
  limits: PostLimits
  /** Whether reports are sealed: then no form takes any. */
  sealsReports: boolean
  /** Whether what is taken here is a trial by staff, kept apart from what visitors send. */
  isTrial: boolean
  /** What becomes of forms is counted up here; nothing where it is not counted, as of trials. */
  counters?: Pick<FormCounters, 'counterOf'>
  /** Where answers to posts are held, each at an address of its own; nowhere for trials. */
  held?: HeldAnswers
}

/** What a page sent beside the answers to its form. */
export type PostedFrom = {
  /** The address of the page. */
  href: string
  /** The version of the form that it shows. */
  version: string
  /** The title of a page with errors, with `{title}` where its own stands. */
  titlePattern: string
}

/** A form with what was typed. */
type Filled = {
  /** On all its pages. */
  values: JsonObject
  /** Of a form of pages: what is shown of it. */
  step: FormStep | null
  current: FormVersion
  /** What the page sent beside the answers. */
  controls: Readonly<Record<string, string>>
}
type ToCorrect = Filled & { errors: readonly AnswerError[] }
type ToEdit = ToCorrect & { focus: string }
type Turned = Filled & { isLost: boolean }

/** A form that was saved: its code in groups, null where its visitor has it already, and what opens it, sealed. */
type KeptForm = { code: string | null; lastDay: Day; saved: string }

type RefusalReason =
  | 'busy'
  | 'closed'
  | 'pattern'
  | 'sealed'
  | 'slow'
  | 'stranger'
  | 'tooLarge'
  | 'trial'
  | 'unreadable'
  | 'unsavable'

/** The answers to one post, each as a page or as data. */
export type FormAnswers = {
  /** What cannot be a form of ours, or cannot be taken now. */
  refuse: (status: 400 | 403 | 408 | 410 | 413 | 422 | 503, reason: RefusalReason) => Answer
  /** Too many, too fast or by a program. */
  object: (objection: { status: 422 | 429; text: string; retrySeconds: number | null }) => Answer
  /** The form again, with what was typed and what is wrong with it: on the page that it was posted from, if it can be. */
  correct: (judged: ToCorrect, status?: 413 | 422 | 429 | 503) => Promise<Answer>
  /** Another version is in force: the form again, as it is now, with what was typed. Of what is wrong only files are told. */
  changed: (filled: ToCorrect) => Promise<Answer>
  /** The form again, with one answer to a group more or fewer, as was asked. */
  edited: (edited: ToEdit) => Promise<Answer>
  /** Another page of the form. */
  turned: (turned: Turned) => Promise<Answer>
  /** It is right and could not be kept: the form again, with what was typed and the sentence for that. */
  failed: (filled: ToCorrect) => Promise<Answer>
  /** It was received. Where there is a code to follow it, the answer is the one page that shows it. */
  accept: (accepted: Accepted, controls: Filled['controls']) => Promise<Answer>
  /** It was saved, to return to it: the one page that shows its code. */
  kept: (kept: KeptForm) => Promise<Answer>
}

/** @param wantsData whether the page's script asks, which shows the answer itself. */
export function openFormAnswers(
  handler: Pick<FormHandler, 'drawForm'>,
  { locale, formKey }: FormPlace,
  wantsData: boolean,
): FormAnswers {
  const texts = messagesByLocale[locale].formPage
  const href = toFormHref(locale, formKey)

  const sentence = (status: number, text: string, headers: Record<string, string> = {}): Answer =>
    wantsData
      ? toData(status, { errors: [{ field: '', rule: 'malformed', text }] satisfies AnswerError[] }, headers)
      : plainPage({ status, text, locale, headers })

  type Said = Omit<PostedForm, 'values' | 'step'>
  const showAgain = async (status: number, filled: Filled, said: Said, from?: PostedFrom): Promise<Answer> => {
    const { [savedControl]: saved, [heldControl]: held } = filled.controls
    const carried = { ...(saved !== undefined && { saved }), ...(held !== undefined && { held }) }
    const shown = { ...toShown(filled, locale), ...carried, ...said }
    const page = await handler.drawForm(href, shown, from)
    return page ? { ...page, status } : sentence(503, texts.busy, { 'Retry-After': '5' })
  }

  return {
    refuse: (status, reason) =>
      reason === 'sealed' && !wantsData
        ? plainPage({ status, text: texts.sealed, locale, headers: {}, way: toSealedWay(locale) })
        : sentence(status, texts[reason], status === 503 ? { 'Retry-After': '5' } : {}),
    object: ({ status, text, retrySeconds }) =>
      sentence(status, text, retrySeconds === null ? {} : { 'Retry-After': String(retrySeconds) }),
    correct: async ({ errors, ...filled }, status = 422) => {
      if (wantsData) return toData(status, { errors, ...(filled.step && toShown(filled, locale)) })
      return showAgain(status, filled, { errors, notice: null }, toPostedFrom(filled, errors, locale))
    },
    changed: async ({ errors, ...filled }) =>
      wantsData ? toData(409, { changed: true }) : showAgain(409, filled, { errors, notice: 'changed' }),
    edited: async ({ focus, errors, ...filled }) => {
      // A page's script adds and removes by itself.
      if (wantsData) return toData(409, { changed: true })
      return showAgain(200, filled, { focus, errors, notice: null }, toPostedFrom(filled, errors, locale))
    },
    turned: async ({ isLost, ...filled }) => {
      if (wantsData) return toData(200, { isLost, ...toShown(filled, locale) })
      // The page that it was posted from has no place for that sentence.
      if (isLost) return showAgain(200, filled, { errors: [], notice: 'lost' })
      return showAgain(200, filled, { errors: [], notice: null }, toPostedFrom(filled, [], locale))
    },
    // The page's script has the sentence in the form itself.
    failed: async ({ errors, ...filled }) =>
      wantsData ? toData(503, {}) : showAgain(503, filled, { errors, notice: 'failed' }),
    accept: async ({ reference, code }) => {
      if (wantsData) return toData(201, { reference, ...(code !== null && { follow: toFollowWords(locale, code) }) })
      if (code !== null) return showCode(handler, { locale, href }, { reference, code })
      const Location = `${href}?${new URLSearchParams({ [receiptParameter]: makeReceipt(formKey, reference) })}`
      return { status: 303, headers: { ...neverKept, Location }, body: Buffer.alloc(0) }
    },
    kept: async ({ code, lastDay, saved }) => {
      if (wantsData) return toData(201, { code, lastDay })
      const drawn = { values: {}, errors: [], notice: null, saved, kept: { code, lastDay } }
      const page = await handler.drawForm(href, drawn)
      if (page) return page
      // Nobody else has the code: it is said whatever can be drawn.
      const { title, until } = messagesByLocale[locale].savedForm.kept
      const text = [code, until.replace('{date}', writeDay(lastDay))].filter(Boolean).join(' · ')
      return plainPage({ status: 200, heading: title, text, locale, headers: neverKept })
    },
  }
}

function toSealedWay(locale: Locale): { href: string; label: string } {
  return { href: toIntakeHref(locale, 'report'), label: messagesByLocale[locale].sealedReports.title }
}

/** What is drawn of a form: of one of pages, what was typed on the page that is shown. What it carries holds the rest. */
function toShown(
  { values, step, current }: Pick<Filled, 'values' | 'step' | 'current'>,
  locale: Locale,
): Pick<PostedForm, 'values' | 'step'> {
  if (!step) return { values }
  const { entries } = toFormInLanguage(current.definition, locale)
  return { values: toValuesOfStep(entries, step.at, values), step }
}

function toPostedFrom(
  { controls, current, step }: Filled,
  errors: readonly AnswerError[],
  locale: Locale,
): PostedFrom | undefined {
  const { [pageControl]: href, [versionControl]: version } = controls
  if (href === undefined || version === undefined) return undefined
  const form = toFormInLanguage(current.definition, locale)
  return { href, version, titlePattern: toPageTitle(form, '{title}', { errors, step }) }
}
