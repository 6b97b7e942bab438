import type { FormInLanguage } from '../language/form-in-language'
import type { FormValidator } from '../validation/form-validator'
import { type RawAnswers, readAnswers } from '../validation/read-answers'

type Filled = { form: FormInLanguage; validator: FormValidator; values: RawAnswers }

/** The keys of the entries that are shown with these answers. */
export function toShownKeys({ form, validator, values }: Filled): ReadonlySet<string> {
  const answers = readAnswers(form, values)
  return new Set(form.entries.map(({ key }) => key).filter((key) => validator.isShown(key, answers)))
}

/**
 * Takes what is not shown out of a form that is about to be sent: what a visitor typed and then made disappear stays here. A
 * hidden answer meets no condition, so taking it out brings nothing else up and makes nothing else disappear.
 */
export function removeHidden(body: FormData, { entries }: FormInLanguage, shown: ReadonlySet<string>): void {
  const hidden = new Set(entries.map(({ key }) => key).filter((key) => !shown.has(key)))
  for (const name of [...body.keys()]) {
    if (hidden.has(name.split('.')[0] ?? '')) body.delete(name)
  }
}
