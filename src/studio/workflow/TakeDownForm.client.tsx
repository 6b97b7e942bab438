'use client'

import { type ReactNode, useId, useState } from 'react'
import { isReason } from '@/src/governance/reason'
import styles from './workflow-panel.module.css'
import type { WorkflowTexts } from './workflow-texts'

type TakeDownFormProps = {
  subject: string
  isBusy: boolean
  texts: WorkflowTexts
  act: (step: string, body: object) => Promise<void>
}

/** Takes a page from the public at once; another person ratifies it. */
export function TakeDownForm({ subject, isBusy, texts, act }: TakeDownFormProps): ReactNode {
  const id = useId()
  const [reason, setReason] = useState('')
  return (
    <details>
      <summary>{texts.takeDown}</summary>
      <div className={styles['form']}>
        <label htmlFor={id}>{texts.reason}</label>
        <textarea id={id} rows={2} value={reason} onChange={({ target }) => setReason(target.value)} />
        <button
          type="button"
          disabled={isBusy || !isReason(reason)}
          onClick={() => void act('take-down', { subject, reason })}
        >
          {texts.takeDown}
        </button>
      </div>
    </details>
  )
}
