import { type ErrorListProps, toPath } from '@rjsf/utils'
import type { ReactNode } from 'react'
import { toErrorName } from '../error-name'
import { isThemeContext } from '../theme-context'

/** The id of the error summary of a form. */
export const toSummaryId = (formId: string): string => `${formId}--errors`

/**
 * What is wrong, above the form: each error leads to its control in the words that stand beside it,
 * which its name stands before where they do not say it. It takes the focus: where
 * the page comes from the server by itself, and in the browser when errors appear.
 */
export function ErrorSummary({ errors, registry }: ErrorListProps): ReactNode {
  const { idPrefix, idSeparator } = registry.globalFormOptions
  const context: unknown = registry.formContext
  const form = isThemeContext(context) ? context.form : null
  const Heading = isThemeContext(context) ? (`h${context.headingLevel}` as const) : 'h2'
  return (
    <div
      id={toSummaryId(idPrefix)}
      data-part="summary"
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: an answer of the server begins where it says what is wrong
      autoFocus
      // In the browser React gives the focus to controls only and misses the attribute here.
      suppressHydrationWarning
    >
      {form ? <Heading>{form.texts.errorTitle}</Heading> : null}
      {form ? <p>{form.texts.errorText}</p> : null}
      <ul role="list">
        {errors.map(({ property = '', message = '' }) => {
          const path = toPath(property)
          if (path.length === 0) return <li key={message}>{message}</li>
          const name = form ? toErrorName({ entries: form.entries, path, message }) : ''
          return (
            <li key={`${property} ${message}`}>
              {name ? `${name}: ` : null}
              <a href={`#${[idPrefix, ...path].join(idSeparator)}`}>{message}</a>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
