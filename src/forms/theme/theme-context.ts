import type { FormInLanguage } from '../language/form-in-language'
import type { FormStep, StepHead } from '../pages/form-step'
import type { RawAnswers } from '../validation/read-answers'

/** A page of a form as it is drawn. */
export type ShownStep = FormStep &
  StepHead & {
    /** Whether the page begins at its name. */
    isFocused: boolean
    /** Asks for another page in place, where script runs. */
    onWalk: ((form: HTMLFormElement, asked: { control: string; value: string }) => void) | null
  }

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
  /** The page that is shown, of a form of pages. */
  step: ShownStep | null
}

/** Whether RJSF hands over our context, of which it knows nothing. */
export function isThemeContext(value: unknown): value is ThemeContext {
  return typeof value === 'object' && value !== null && 'form' in value && 'shown' in value && 'headingLevel' in value
}
