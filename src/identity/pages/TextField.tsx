import type { ReactNode } from 'react'
import controls from '@/src/ui/form-controls.module.css'

type TextFieldProps = {
  label: string
  name: string
  type?: 'email' | 'password' | 'text'
  hint?: string
  autoComplete?: string
  isOptional?: boolean
  /** Six digits, on a keyboard of digits. */
  isCode?: boolean
}

/** A field of the pages of a login, with its label and its hint. */
export function TextField({
  label,
  name,
  type = 'text',
  hint,
  autoComplete = 'off',
  isOptional = false,
  isCode = false,
}: TextFieldProps): ReactNode {
  const id = `field-${name}`
  return (
    <div className={controls['field']}>
      <label className={controls['label']} htmlFor={id}>
        {label}
      </label>
      {hint ? (
        <p className={controls['hint']} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <input
        className={isCode ? `${controls['control']} sign-in-code` : controls['control']}
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        inputMode={isCode ? 'numeric' : undefined}
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={hint ? `${id}-hint` : undefined}
        required={!isOptional}
        maxLength={isCode ? 10 : 1_000}
      />
    </div>
  )
}
