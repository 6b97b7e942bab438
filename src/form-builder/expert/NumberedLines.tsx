import { type ReactNode, useRef } from 'react'
import styles from '../form-builder.module.css'

type NumberedLinesProps = {
  id: string
  text: string
  /** How many lines are in sight. */
  rows?: number
  isReadOnly: boolean
  isInvalid: boolean
  describedBy: string | undefined
  onChange: (text: string) => void
}

/** A text of machines with the numbers of its lines beside it, which mistakes are told by. */
export function NumberedLines({
  id,
  text,
  rows = 24,
  isReadOnly,
  isInvalid,
  describedBy,
  onChange,
}: NumberedLinesProps): ReactNode {
  const numbers = useRef<HTMLPreElement>(null)
  return (
    <div className={styles['lines']}>
      <pre ref={numbers} aria-hidden="true">
        {text
          .split('\n')
          .map((_line, place) => place + 1)
          .join('\n')}
      </pre>
      <textarea
        id={id}
        value={text}
        rows={rows}
        wrap="off"
        spellCheck={false}
        readOnly={isReadOnly}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        onScroll={({ currentTarget }) => {
          if (numbers.current) numbers.current.scrollTop = currentTarget.scrollTop
        }}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}
