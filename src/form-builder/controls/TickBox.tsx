import type { ReactNode } from 'react'
import { useBuilder } from '../builder-context'
import styles from '../form-builder.module.css'
import { type ControlPlace, useControlPlace } from './control-place'

type TickBoxProps = ControlPlace & { label: string; hint?: string; value: boolean; onChange: (value: boolean) => void }

/** Something that is so or not. */
export function TickBox({ label, hint = '', value, onChange, ...place }: TickBoxProps): ReactNode {
  const { isReadOnly } = useBuilder()
  const { id } = useControlPlace(place)
  const hintId = hint === '' ? undefined : `${id}-hint`
  return (
    <>
      <div className={styles['tick']}>
        <input
          id={id}
          type="checkbox"
          checked={value}
          disabled={isReadOnly}
          aria-describedby={hintId}
          onChange={({ target }) => onChange(target.checked)}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      {hintId ? (
        <p id={hintId} className={styles['hint']}>
          {hint}
        </p>
      ) : null}
    </>
  )
}
