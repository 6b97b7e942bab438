import { type BaseInputTemplateProps, getInputProps } from '@rjsf/utils'
import type { ReactNode } from 'react'
import { toDescribedBy, toInvalid } from '../described-by'

/** One line to type in. What may be typed and how it is read, the rules of the form say: the control stops nobody. */
export function TextInput(props: BaseInputTemplateProps): ReactNode {
  const { id, htmlName, type, schema, options, value, required, disabled, readonly, onChange, onBlur, onFocus } = props
  const { inputMode } = options
  return (
    <input
      {...getInputProps(schema, type, options)}
      id={id}
      name={htmlName ?? id}
      value={value ?? ''}
      inputMode={isInputMode(inputMode) ? inputMode : undefined}
      aria-required={required || undefined}
      aria-invalid={toInvalid(props.rawErrors)}
      aria-describedby={toDescribedBy(props)}
      disabled={disabled}
      readOnly={readonly}
      onChange={({ target }) => onChange(target.value === '' ? options.emptyValue : target.value)}
      onBlur={({ target }) => onBlur(id, target.value)}
      onFocus={({ target }) => onFocus(id, target.value)}
    />
  )
}

/** The keys that a phone shows. */
function isInputMode(mode: unknown): mode is 'text' | 'decimal' | 'numeric' | 'tel' | 'email' {
  return mode === 'text' || mode === 'decimal' || mode === 'numeric' || mode === 'tel' || mode === 'email'
}
