import type { ReactNode } from 'react'
import { useBuilder } from '../builder-context'
import styles from '../form-builder.module.css'
import { type ControlPlace, useControlPlace } from './control-place'
import { Problems } from './Problems'

type ChoiceBoxProps<Value extends string> = ControlPlace & {
  label: string
  value: Value | ''
  choices: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** A choice of one from a list. A value that is not in the list shows as nothing chosen. */
export function ChoiceBox<Value extends string>({
  label,
  value,
  choices,
  onChange,
  ...place
}: ChoiceBoxProps<Value>): ReactNode {
  const { isReadOnly } = useBuilder()
  const { id, problems, problemsId, isInvalid } = useControlPlace(place)
  const isKnown = choices.some((choice) => choice.value === value)
  return (
    <div className={styles['control']}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={isKnown ? value : ''}
        disabled={isReadOnly}
        aria-invalid={isInvalid}
        aria-describedby={problemsId}
        onChange={({ target }) => {
          const chosen = choices.find((choice) => choice.value === target.value)
          if (chosen) onChange(chosen.value)
        }}
      >
        {isKnown ? null : <option value="">—</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <Problems id={problemsId} problems={problems} />
    </div>
  )
}
