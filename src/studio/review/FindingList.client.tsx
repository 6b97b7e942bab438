'use client'

import type { ReactNode } from 'react'
import type { StaffLanguage } from '@/messages/staff/languages'
import type { Finding } from '@/src/governance/gate/verdict'
import { toFindingPlace } from '../workflow/finding-place'
import { workflowTexts } from '../workflow/workflow-texts'
import styles from './review-room.module.css'
import { reviewTexts } from './review-texts'
import type { Checked } from './use-check'

type FindingListProps = { verdict: Checked; editHref: string; language: StaffLanguage }

/** What the check says, what stands in the way first, each with the way to where it is mended. */
export function FindingList({ verdict, editHref, language }: FindingListProps): ReactNode {
  const texts = reviewTexts(language)
  const words = workflowTexts(language)
  const findings = verdict.kind === 'ended' ? verdict.verdict.findings : []
  const ordered = (['error', 'warning'] as const).flatMap((severity) =>
    findings.filter((finding) => finding.severity === severity),
  )
  return (
    <>
      <h2>{texts.check}</h2>
      <div role="status">
        {verdict.kind === 'running' && <p>{texts.checking}</p>}
        {verdict.kind === 'failed' && <p>{words.unreachable}</p>}
        {verdict.kind === 'ended' && findings.length === 0 && <p>{texts.clean}</p>}
      </div>
      {ordered.length > 0 && (
        <ul className={styles['findings']}>
          {ordered.map((finding) => (
            <li key={`${finding.path} ${finding.en}`} data-severity={finding.severity}>
              <strong>{toFindingPlace(finding, words.block, language)}:</strong> {finding[language]}{' '}
              <a href={repairHref(editHref, finding)}>{texts.repair}</a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The form of what was found, at the field where it is mended. */
function repairHref(editHref: string, { at }: Finding): string {
  return at === undefined ? editHref : `${editHref}?field=${encodeURIComponent(at)}`
}
