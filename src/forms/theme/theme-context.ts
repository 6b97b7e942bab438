import type { FormInLanguage } from '../language/form-in-language'

/** What the templates know beside what RJSF tells them. Without it they draw any schema, in plain order. */
export type ThemeContext = {
  form: FormInLanguage
  /** Keys of the entries that are shown with the answers so far. */
  shown: ReadonlySet<string>
  /** Of the error summary and of sections. */
  headingLevel: 2 | 3
}

/** Whether RJSF hands over our context, of which it knows nothing. */
export function isThemeContext(value: unknown): value is ThemeContext {
  return typeof value === 'object' && value !== null && 'form' in value && 'shown' in value && 'headingLevel' in value
}
