'use client'

import type { ReactNode } from 'react'
import type { StaffLanguage } from '@/messages/staff/languages'
import styles from './inbox.module.css'
import { useCaseStep } from './use-case-step'

type MarkRepetitionProps = {
  id: number
  /** The reference of the case that it repeats. */
  of: string
  label: string
  language: StaffLanguage
}

/** Marks a case as a repetition of another, which stands beside it. */
export function MarkRepetition({ id, of, label, language }: MarkRepetitionProps): ReactNode {
  const { told, isBusy, take } = useCaseStep(id, language)
  return (
    <>
      <button type="button" disabled={isBusy} onClick={() => void take({ kind: 'repeats', to: of })}>
        {label}
      </button>
      <span role="status" className={styles['told']}>
        {told}
      </span>
    </>
  )
}
