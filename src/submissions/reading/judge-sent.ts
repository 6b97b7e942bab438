import type { JsonObject } from '@/src/forms/definition/json'
import { toFittingAnswers } from '@/src/forms/pages/fitting-answers'
import { hasPages } from '@/src/forms/pages/form-pages'
import type { FormStep } from '@/src/forms/pages/form-step'
import { type CarriedAnswers, judgePage } from '@/src/forms/pages/judge-page'
import { stepControls } from '@/src/forms/pages/step-controls'
import { calculateTyped } from '@/src/forms/rules/calculate-answers'
import { editItems, readItemEdit } from '@/src/forms/submission/edit-items'
import { type JudgedPost, judgePosted, openFormToJudge } from '@/src/forms/submission/judge-posted'
import type { Posted } from '@/src/forms/submission/parse-posted'
import type { FormVersion } from '@/src/forms/versions/form-version'
import type { Locale } from '@/src/i18n/locales'
import { openAnswers } from '../carried-answers'
import { toFormStep } from './to-form-step'

type Sent = {
  posted: Posted
  /** What the page carried of other pages, sealed; null where it carried nothing. */
  carried: string | null
  locale: Locale
  today: string
  secret: string
  now: number
}

type Versions = {
  /** The one that it was filled in with. */
  version: FormVersion
  /** The one in force. */
  current: FormVersion
}

/** What is said of a post. */
export type JudgedSent = JudgedPost & {
  step: FormStep | null
  isWhole: boolean
  isLost: boolean
  /** With one answer to a group more or fewer, as was asked, and what is calculated then; null where nothing like that was asked. */
  edited: JsonObject | null
}
type Judged = Omit<JudgedSent, 'edited'>

const nothing: CarriedAnswers = { values: {}, done: [] }

/**
 * Judges a form, or a page of it with what the page carried.
 *
 * @returns null when it is more than a form of pages may hold together.
 */
export function judgeSent(versions: Versions, sent: Sent): JudgedSent | null {
  const judged = judge(versions, sent)
  return judged && { ...judged, edited: toEdited(versions.current, judged, sent) }
}

/** What is calculated once an answer to a group was added or removed: the pages of the visitor show it at once. */
function toEdited(current: FormVersion, { values }: Judged, sent: Sent): JsonObject | null {
  const edit = readItemEdit(sent.posted.controls)
  if (!edit) return null
  const { form, validator } = openFormToJudge(current, sent)
  const edited = editItems(form.entries, values, edit)?.values ?? values
  return calculateTyped(current.definition, { values: edited, locale: sent.locale, validator })
}

function judge({ version, current }: Versions, sent: Sent): Judged | null {
  const { posted, carried, ...asked } = sent
  const opened = carried ? openAnswers(carried, { ...asked, formKey: current.formKey }) : nothing
  const isLost = opened === null
  const before = opened ?? nothing
  if (version.hash === current.hash && hasPages(version.definition)) {
    return toJudged(current, judgePage(version, { posted, carried: before, ...asked }), { sent, before, isLost })
  }
  const judged = hasPages(version.definition)
    ? judgePage(version, { posted, carried: before, ...asked }).judged
    : judgePosted(version, { posted, ...asked })
  if (version.hash === current.hash) return { ...judged, step: null, isWhole: true, isLost }
  // It changed meanwhile: it is asked as it is now, with what still fits, and nobody is told what is wrong before they have seen it.
  const values = toFittingAnswers(openFormToJudge(current, sent).form.entries, judged.values)
  if (!hasPages(current.definition)) {
    const { validator } = openFormToJudge(current, sent)
    const shown = calculateTyped(current.definition, { values, locale: sent.locale, validator })
    return { ...judged, values: shown, step: null, isWhole: true, isLost }
  }
  // The page that somebody was on, or the first one.
  const all = { posted: { ...posted, answers: values }, carried: { values: {}, done: before.done } }
  const resumed = judgePage(current, { ...all, ...asked, walk: { kind: 'stay' } })
  return toJudged(current, resumed, { sent, before, isLost })
}

type Read = { sent: Sent; before: CarriedAnswers; isLost: boolean }

function toJudged(
  version: FormVersion,
  { judged, move }: ReturnType<typeof judgePage>,
  { sent: { locale, secret, now, today, posted }, before, isLost }: Read,
): Judged | null {
  const at = move.kind === 'show' ? move.at : (posted.controls[stepControls.at] ?? null)
  const seen = move.kind === 'show' ? move.done : before.done
  const step = toFormStep(version, { at, done: seen, judged, locale, secret, now, today })
  if (!step) return null
  return {
    ...judged,
    errors: move.kind === 'show' ? [...move.errors] : [],
    step,
    isWhole: move.kind === 'send',
    isLost,
  }
}
