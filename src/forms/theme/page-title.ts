import type { FormInLanguage } from '../language/form-in-language'
import { type FormStep, toStepHead } from '../pages/form-step'

/**
 * The title of a page whose form has errors: it is the first that a screen reader says. The server draws the page with it, the
 * browser sets it when errors appear.
 */
export function toErrorPageTitle({ words }: FormInLanguage, title: string): string {
  return words.pageTitle.replace('{title}', () => title)
}

type Shown = { errors: readonly unknown[]; step: FormStep | null }

/** The title of a page with a form as it is shown again: which page of the form it is, and that something has to be corrected. */
export function toPageTitle(form: FormInLanguage, title: string, { errors, step }: Shown): string {
  const isFirst = step === null || step.number === 1
  const pattern = form.pageWords?.title ?? '{title}'
  const named = isFirst
    ? title
    : pattern.replace('{step}', () => toStepHead(form, step).name).replace('{title}', () => title)
  return errors.length > 0 ? toErrorPageTitle(form, named) : named
}

/** The title without what says that there are errors. */
export function toPlainPageTitle({ words }: FormInLanguage, title: string): string {
  const [before = '', after = ''] = words.pageTitle.split('{title}')
  const isMarked = title.startsWith(before) && title.endsWith(after)
  return isMarked ? title.slice(before.length, title.length - after.length) : title
}
