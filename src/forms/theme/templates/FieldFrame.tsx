import { ADDITIONAL_PROPERTY_FLAG, type FieldTemplateProps, getUiOptions } from '@rjsf/utils'
import type { ReactNode } from 'react'
import { toErrorId, toFormatId, toHintId } from '../described-by'
import { isThemeContext } from '../theme-context'
import { AdditionalField } from './AdditionalField'
import { isGroup } from './is-group'

/** A question, with a control for its name when the schema does not give it one. */
export function FieldFrame(props: FieldTemplateProps): ReactNode {
  if (props.hidden) return <div hidden>{props.children}</div>
  const question = <Question {...props} />
  return ADDITIONAL_PROPERTY_FLAG in props.schema ? <AdditionalField {...props}>{question}</AdditionalField> : question
}

/** Name, hint and error stand before the control, so that they are read before it is reached. */
function Question(props: FieldTemplateProps): ReactNode {
  const { id, displayLabel, label, required, schema, uiSchema, rawErrors = [], registry, children } = props
  // A group says its name and errors itself.
  if (schema.type === 'object' || getUiOptions(uiSchema)['isRepeat'] === true) return children
  const words = isThemeContext(registry.formContext) ? registry.formContext.form.words : null
  const name = (
    <>
      {label}
      {required || !words || getUiOptions(uiSchema).widget === 'calculated' ? null : (
        <span data-part="optional"> {words.optional}</span>
      )}
    </>
  )
  const texts = <FieldTexts {...props} errorWord={words?.error ?? ''} />
  const state = rawErrors.length > 0 ? 'error' : undefined
  // RJSF names no yes or no, because a single tick names itself; two radios do not.
  if ((displayLabel || schema.type === 'boolean') && isGroup(schema, uiSchema)) {
    const described = toTextIds(props)
    return (
      <fieldset data-part="field" data-state={state} aria-describedby={described}>
        <legend>{name}</legend>
        {texts}
        {children}
      </fieldset>
    )
  }
  return (
    <div data-part="field" data-state={state}>
      {displayLabel ? <label htmlFor={id}>{name}</label> : null}
      {texts}
      {children}
    </div>
  )
}

function FieldTexts({
  id,
  rawDescription,
  rawHelp,
  rawErrors = [],
  errorWord,
}: FieldTemplateProps & { errorWord: string }): ReactNode {
  return (
    <>
      {rawDescription ? (
        <p id={toHintId(id)} data-part="hint">
          {rawDescription}
        </p>
      ) : null}
      {rawHelp ? (
        <p id={toFormatId(id)} data-part="hint">
          {rawHelp}
        </p>
      ) : null}
      {rawErrors.length > 0 ? (
        <p id={toErrorId(id)} data-part="error">
          <span data-part="unseen">{errorWord} </span>
          {rawErrors.join(' ')}
        </p>
      ) : null}
    </>
  )
}

function toTextIds({ id, rawDescription, rawHelp, rawErrors = [] }: FieldTemplateProps): string | undefined {
  const ids = [
    ...(rawDescription ? [toHintId(id)] : []),
    ...(rawHelp ? [toFormatId(id)] : []),
    ...(rawErrors.length > 0 ? [toErrorId(id)] : []),
  ]
  return ids.length > 0 ? ids.join(' ') : undefined
}
