import type { FormInLanguage } from '../language/form-in-language'
import type { RawAnswers } from '../validation/read-answers'

/** What the templates know beside what RJSF tells them. Without it they draw any schema, in plain order. */
export type ThemeContext = {
  form: FormInLanguage
  /** As typed. */
  values: RawAnswers
  /** The answer to a group at which a page begins that came without script; null for none. */
  focus: string | null
  /** The ways to the entries that are shown with the answers so far. */
  shown: ReadonlySet<string>
  /** Of the error summary and of sections. */
  headingLevel: 2 | 3
}

/** Whether RJSF hands over our context, of which it knows nothing. */
export function isThemeContext(value: unknown): value is ThemeContext {
  return typeof value === 'object' && value !== null && 'form' in value && 'shown' in value && 'headingLevel' in value
}
