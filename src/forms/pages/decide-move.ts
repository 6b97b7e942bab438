import type { FormInLanguage } from '../language/form-in-language'
import type { FormValidator } from '../validation/form-validator'
import type { AnswerError } from '../validation/validate-answers'
import { findPageOf, toPages, toSteps } from './form-pages'
import type { Walk } from './step-controls'

/** What becomes of a page that was sent: the form is complete and right, or another step is shown, with what is wrong on it. */
export type Move =
  | { kind: 'send' }
  | { kind: 'show'; at: string | null; errors: readonly AnswerError[]; done: readonly string[] }

type SentPage = {
  form: FormInLanguage
  validator: FormValidator
  /** As they were read, of all pages. */
  answers: Readonly<Record<string, unknown>>
  /** Of all pages, in the order of the form. */
  errors: readonly AnswerError[]
  /** The pages that were left by “continue” with nothing wrong on them. */
  done: readonly string[]
  at: string | null | undefined
  walk: Walk
}

/**
 * Where a page leads: on to the first page that was not seen yet, then to the check, then to the last page, which sends. What is wrong leads
 * to the page that it stands on, also when it came up later: by another answer, a rule, or a version that changed.
 */
export function decideMove({ form, validator, answers, errors, done, at, walk }: SentPage): Move {
  const steps = toSteps({ form, validator, answers })
  const pages = toPages(form.entries)
  const [first = null] = steps
  const last = steps.at(-1)
  const place = at === undefined ? -1 : steps.indexOf(at)
  const show = (step: string | null, wrong: readonly AnswerError[] = [], seen = done): Move => ({
    kind: 'show',
    at: step,
    errors: wrong,
    done: seen.filter((key) => key !== step || wrong.length === 0),
  })
  if (walk.kind === 'change') return show(steps.includes(walk.to) ? walk.to : first)
  // A page that nobody is asked with these answers, or that another version had.
  if (at === undefined || place < 0) return show(first)
  if (walk.kind === 'stay') return show(at)
  if (walk.kind === 'back') return show(steps[Math.max(0, place - 1)] ?? null)

  const errorsOn = (key: string | null) =>
    errors.filter(({ field }) => (field === '' ? key === at : findPageOf(pages, field) === key))
  const own = errorsOn(at)
  if (own.length > 0) return show(at, own)
  const seen = at === null ? done : [...new Set([...done, at])]
  const asked = steps.filter((step) => step !== null && step !== last)
  const wrong = asked.find((step) => step !== null && seen.includes(step) && errorsOn(step).length > 0)
  if (wrong) return show(wrong, errorsOn(wrong), seen)
  const unseen = asked.find((step) => step !== null && !seen.includes(step))
  if (unseen) return show(unseen, [], seen)
  if (at === last) return { kind: 'send' }
  return show(at === null ? (last ?? null) : null, [], seen)
}
