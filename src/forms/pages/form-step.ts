import { isJsonObject, type JsonObject } from '../definition/json'
import type { FormInLanguage } from '../language/form-in-language'
import type { FormValidator } from '../validation/form-validator'
import { toPages, toSteps } from './form-pages'
import { type FormPart, toParts } from './form-parts'

/** One answer as it is shown to be checked. */
export type CheckedAnswer = { key: string; label: string; text: string | null }

/** A page with its answers, to be checked and changed. */
export type CheckedPage = { key: string; label: string; answers: readonly CheckedAnswer[] }

/** Where somebody is in a form of pages. It is data, so that it can be put into a page and answered to its script. */
export type FormStep = {
  /** The page by its key; null where all answers are shown to be checked. */
  at: string | null
  /** Counted from 1, and how many there are with the answers so far. */
  number: number
  total: number
  /** Answers of other pages, as they were read, on which it depends what this one asks. No others are told to the page. */
  known: JsonObject
  /** What was answered, where it is shown to be checked. */
  checked: readonly CheckedPage[]
  /** The pages of a long form, the last of which sends. A step that was kept by an earlier release has none. */
  parts?: readonly FormPart[]
  /** What was written on all pages, sealed; null at the beginning. */
  carried: string | null
}

/** The beginning of a form of pages; null of a form that is asked as a whole. */
function toFirstStep(form: FormInLanguage, validator: FormValidator): FormStep | null {
  const [first] = toPages(form.entries)
  if (!first) return null
  const walked = { form, validator, answers: {} }
  const { length: total } = toSteps(walked)
  const parts = toParts(walked, [])
  return { at: first.page.key, number: 1, total, known: {}, checked: [], parts, carried: null }
}

/** The step that was turned to, or the beginning where there was none, or where the form has changed since, as while it is written. */
export function toStandingStep(
  form: FormInLanguage,
  turned: FormStep | null,
  validator: FormValidator,
): FormStep | null {
  const pages = toPages(form.entries)
  const stands = turned && pages.length > 0 && (turned.at === null || pages.some(({ page }) => page.key === turned.at))
  return stands ? turned : toFirstStep(form, validator)
}

/** The form as one step asks it: what stands on the page, and the button that leads on. The last page sends. */
export function toFormOfStep(form: FormInLanguage, step: FormStep | null): FormInLanguage {
  if (!step || !form.pageWords) return form
  const { continue: submit, errorText } = form.pageWords
  return {
    ...form,
    entries: toPages(form.entries).find(({ page }) => page.key === step.at)?.entries ?? [],
    texts: sendsForm(form, step) ? form.texts : { ...form.texts, submit, sending: submit, errorText },
  }
}

/** Whether the button of a step sends the form: there is none but that, or it is the last page. */
export function sendsForm({ entries }: FormInLanguage, step: FormStep | null): boolean {
  return step === null || toPages(entries).at(-1)?.page.key === step.at
}

/** What stands at the beginning of a step: the name and the hint of the page, or of the check. */
export type StepHead = { name: string; hint: string }

/** @see StepHead */
export function toStepHead({ entries, pageWords }: FormInLanguage, { at }: FormStep): StepHead {
  if (at === null) return { name: pageWords?.check ?? '', hint: pageWords?.checkText ?? '' }
  const found = toPages(entries).find(({ page }) => page.key === at)
  return { name: found?.page.label ?? '', hint: found?.page.hint ?? '' }
}

/** Whether a value is a step, as the server answers a page's script with. */
export function isFormStep(value: unknown): value is FormStep {
  if (!isJsonObject(value)) return false
  const { at, number, total, known, checked, parts = [], carried } = value
  return (
    [at, carried].every((text) => text === null || typeof text === 'string') &&
    [number, total].every((count) => typeof count === 'number') &&
    isJsonObject(known) &&
    Array.isArray(checked) &&
    checked.every((page) => isJsonObject(page) && Array.isArray(page['answers'])) &&
    Array.isArray(parts) &&
    parts.every(isJsonObject)
  )
}
