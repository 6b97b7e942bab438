import type { FormInLanguage } from '../language/form-in-language'
import { toAnsweredPlaces } from '../validation/answered-places'
import type { FormValidator } from '../validation/form-validator'
import { type RawAnswers, readAnswers } from '../validation/read-answers'

type Filled = { form: FormInLanguage; validator: FormValidator; values: RawAnswers }

/** Which entries are shown with these answers, and which are not: by the ways to them, joined by dots. */
export type Showing = {
  shown: ReadonlySet<string>
  hidden: ReadonlySet<string>
  /** As they were read. */
  answers: Readonly<Record<string, unknown>>
}

/** @see Showing */
export function toShowing({ form, validator, values }: Filled): Showing {
  const answers = readAnswers(form, values, validator)
  const places = toAnsweredPlaces({ entries: form.entries, validator }, answers)
  const pick = (wanted: boolean) =>
    new Set(places.filter(({ isShown }) => isShown === wanted).map(({ path }) => path.join('.')))
  return { shown: pick(true), hidden: pick(false), answers }
}

/**
 * Takes what is not shown out of a form that is about to be sent: what a visitor typed and then made disappear stays here. A
 * hidden answer meets no condition, so taking it out brings nothing else up and makes nothing else disappear.
 */
export function removeHidden(body: FormData, hidden: ReadonlySet<string>): void {
  for (const name of [...body.keys()]) {
    const way = name.split('.')
    if (way.some((_part, at) => hidden.has(way.slice(0, at + 1).join('.')))) body.delete(name)
  }
}
