import type { ReactNode } from 'react'
import styles from '../form-builder.module.css'

type ButtonChoiceProps<Value extends string> = {
  label: string
  value: Value
  choices: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** A choice between a few views, as buttons of which one is pressed. */
export function ButtonChoice<Value extends string>({
  label,
  value,
  choices,
  onChange,
}: ButtonChoiceProps<Value>): ReactNode {
  return (
    <fieldset className={styles['buttons']}>
      <legend>{label}</legend>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  )
}
