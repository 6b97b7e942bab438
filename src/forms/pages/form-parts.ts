import { toAskedPages, type Walked } from './form-pages'

/** A page of a long form in its list of parts. */
export type FormPart = {
  key: string
  label: string
  /** Whether it was left by “continue” with nothing wrong on it. */
  isDone: boolean
}

/** From so many pages on nobody sees from the number of the step alone what a form still asks. */
const longForm = 5

/**
 * The parts of a long form that somebody is asked with these answers, in its order; none of a short one.
 * @param done the pages that were left with nothing wrong on them, by their keys
 */
export function toParts(walked: Walked, done: readonly string[]): FormPart[] {
  const asked = toAskedPages(walked)
  if (asked.length < longForm) return []
  return asked.map(({ page: { key, label } }) => ({ key, label, isDone: done.includes(key) }))
}
