'use client'

import type { ReactNode } from 'react'
import type { Verdict } from '../../workflow/gate/verdict'
import styles from './workflow-panel.module.css'
import type { WorkflowTexts } from './workflow-texts'

type VerdictListProps = { verdict: Verdict; texts: WorkflowTexts; language: string }

/** What the publish gate finds, what stands in the way first. */
export function VerdictList({ verdict, texts, language }: VerdictListProps): ReactNode {
  const groups = [
    { severity: 'error', title: texts.errors },
    { severity: 'warning', title: texts.warnings },
  ] as const
  return groups.map(({ severity, title }) => {
    const found = verdict.findings.filter((finding) => finding.severity === severity)
    if (found.length === 0) return null
    return (
      <details key={severity} open={severity === 'error'}>
        <summary>
          {title} ({found.length})
        </summary>
        <ul className={styles['list']}>
          {found.map((finding) => (
            <li key={`${finding.path} ${finding.en}`}>
              <strong>{finding.path}</strong>: {language === 'en' ? finding.en : finding.pt}
            </li>
          ))}
        </ul>
      </details>
    )
  })
}
