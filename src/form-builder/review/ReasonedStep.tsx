import { type ReactNode, useState } from 'react'
import { isReason, longestReason } from '@/src/governance/reason'
import { useBuilder } from '../builder-context'
import styles from '../form-builder.module.css'
import { reviewTexts } from '../texts/review-texts'

type ReasonedStepProps = {
  /** Part of the id of the box. */
  name: string
  label: string
  hint: string
  onTake: (reason: string) => void
}

/** A step that needs a reason, which stays in the history of the form. */
export function ReasonedStep({ name, label, hint, onTake }: ReasonedStepProps): ReactNode {
  const { say, idPrefix } = useBuilder()
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const id = `${idPrefix}-reason-${name}`
  return (
    <div className={styles['control']}>
      <label htmlFor={id}>{say(reviewTexts.reason)}</label>
      <p id={`${id}-hint`} className={styles['hint']}>
        {hint}
      </p>
      {isMissing ? (
        <p id={`${id}-problem`} className={styles['problem']} role="alert">
          {say(reviewTexts.reasonMissing)}
        </p>
      ) : null}
      <textarea
        id={id}
        rows={3}
        maxLength={longestReason}
        value={reason}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? `${id}-hint ${id}-problem` : `${id}-hint`}
        onChange={({ target }) => setReason(target.value)}
      />
      <div>
        <button
          type="button"
          className={styles['button']}
          onClick={() => {
            const isTooShort = !isReason(reason)
            setIsMissing(isTooShort)
            if (!isTooShort) onTake(reason.trim())
          }}
        >
          {label}
        </button>
      </div>
    </div>
  )
}
