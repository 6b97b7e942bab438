import type { ReactNode } from 'react'
import { useBuilder } from '../builder-context'
import styles from '../form-builder.module.css'
import { type ControlPlace, useControlPlace } from './control-place'
import { Problems } from './Problems'

type LineBoxProps = ControlPlace & {
  label: string
  hint?: string
  value: string
  type?: 'text' | 'date'
  /** Words of machines: keys, values, expressions. */
  isCode?: boolean
  isFixed?: boolean
  onChange: (value: string) => void
}

/** One line that is the same in both languages. */
export function LineBox({ label, hint = '', value, type = 'text', onChange, ...rest }: LineBoxProps): ReactNode {
  const { isReadOnly } = useBuilder()
  const { id, problems, problemsId, isInvalid } = useControlPlace(rest)
  const hintId = hint === '' ? undefined : `${id}-hint`
  return (
    <div className={styles['control']}>
      <label htmlFor={id}>{label}</label>
      {hintId ? (
        <p id={hintId} className={styles['hint']}>
          {hint}
        </p>
      ) : null}
      <input
        id={id}
        type={type}
        value={value}
        className={rest.isCode ? styles['code'] : undefined}
        spellCheck={rest.isCode ? false : undefined}
        readOnly={isReadOnly || rest.isFixed}
        aria-invalid={isInvalid}
        aria-describedby={[hintId, problemsId].filter(Boolean).join(' ') || undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      <Problems id={problemsId} problems={problems} />
    </div>
  )
}
