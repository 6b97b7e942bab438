import type { FormInLanguage } from '../language/form-in-language'
import type { FormValidator } from '../validation/form-validator'
import { toPages } from './form-pages'

/** A page of a long form in its list of parts. */
export type FormPart = {
  key: string
  label: string
  /** Whether it was left by “continue” with nothing wrong on it. */
  isDone: boolean
}

/** From so many pages on nobody sees from the number of the step alone what a form still asks. */
const longForm = 5

type Walked = {
  form: Pick<FormInLanguage, 'entries'>
  validator: FormValidator
  /** As they were read, of all pages. */
  answers: Readonly<Record<string, unknown>>
  /** The pages that were left with nothing wrong on them. */
  done: readonly string[]
}

/** The parts of a long form that somebody is asked with these answers, in its order; none of a short one. */
export function toParts({ form, validator, answers, done }: Walked): FormPart[] {
  const shown = toPages(form.entries).filter(({ page }) => validator.isShown(page.key, answers))
  if (shown.length < longForm) return []
  return shown.map(({ page: { key, label } }) => ({ key, label, isDone: done.includes(key) }))
}
