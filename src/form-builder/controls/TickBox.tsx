import type { ReactNode } from 'react'
import { useBuilder } from '../builder-context'
import styles from '../form-builder.module.css'
import { type ControlPlace, useControlPlace } from './control-place'

type TickBoxProps = ControlPlace & { label: string; value: boolean; onChange: (value: boolean) => void }

/** Something that is so or not. */
export function TickBox({ label, value, onChange, ...place }: TickBoxProps): ReactNode {
  const { isReadOnly } = useBuilder()
  const { id } = useControlPlace(place)
  return (
    <div className={styles['tick']}>
      <input
        id={id}
        type="checkbox"
        checked={value}
        disabled={isReadOnly}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label htmlFor={id}>{label}</label>
    </div>
  )
}
