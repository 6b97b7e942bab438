import type { ReactNode } from 'react'
import type { ForeignFinding } from '@/src/forms/foreign/foreign-finding'
import type { ForeignTexts } from '@/src/forms/foreign/read-foreign-form'
import { useBuilder } from '../builder-context'
import styles from '../form-builder.module.css'
import { fileTexts } from '../texts/file-texts'

type ForeignFindingsProps = {
  findings: readonly ForeignFinding[]
  texts: ForeignTexts
  /** Goes to the line that a finding is about. */
  onGo: (finding: ForeignFinding) => void
}

/** What does not stay as it was in the other program: by line, with the line as it stands there and the reason. */
export function ForeignFindings({ findings, texts, onGo }: ForeignFindingsProps): ReactNode {
  const { say } = useBuilder()
  if (findings.length === 0) return <p className={styles['hint']}>{say(fileTexts.allTaken)}</p>
  const groups = [
    { outcome: 'left' as const, title: say(fileTexts.left) },
    { outcome: 'changed' as const, title: say(fileTexts.changed) },
  ]
  return groups.map(({ outcome, title }) => {
    const own = findings.filter((finding) => finding.outcome === outcome)
    if (own.length === 0) return null
    return (
      <section key={outcome} className={styles['findings']} aria-label={title}>
        <h3>
          {title} ({own.length})
        </h3>
        <ul className={styles['problems']} role="list">
          {own.map((finding) => (
            <li key={`${finding.source} ${finding.line} ${finding.text.en}`}>
              <button type="button" className={styles['link']} onClick={() => onGo(finding)}>
                {say(finding.source === 'schema' ? fileTexts.line : fileTexts.lineOfControls, { line: finding.line })}
              </button>{' '}
              <code>{toLine(texts[finding.source], finding.line)}</code>
              <p>{say(finding.text)}</p>
            </li>
          ))}
        </ul>
      </section>
    )
  })
}

/** As much of a line as is read at a glance. */
function toLine(text: string, line: number): string {
  const written = text.split('\n')[line - 1]?.trim() ?? ''
  return written.length > 60 ? `${written.slice(0, 59)}…` : written
}
