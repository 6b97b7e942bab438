'use client'

import type { ReactNode } from 'react'
import type { StaffLanguage } from '@/messages/staff/languages'
import { type Finding, findingKinds, type Verdict } from '@/src/governance/gate/verdict'
import { toStaffLanguage } from '@/src/i18n/staff-text'
import { toFindingPlace } from './finding-place'
import styles from './workflow-panel.module.css'
import type { WorkflowTexts } from './workflow-texts'

type VerdictListProps = {
  verdict: Verdict
  texts: WorkflowTexts
  language: string
  /** Leads to a field or block of the form; none where what was checked is only read. */
  open?: (at: string) => void
  /** Where a field stands, in the words of the form; empty where the form has no words for it. */
  nameOf?: (at: string) => string
}

/** What the publish gate finds, what stands in the way first; each finding leads to its block. */
export function VerdictList({ verdict, texts, language, open, nameOf = () => '' }: VerdictListProps): ReactNode {
  const groups = [
    { severity: 'error', title: texts.errors },
    { severity: 'warning', title: texts.warnings },
  ] as const
  const locale = toStaffLanguage(language)
  return (
    <>
      {groups.map(({ severity, title }) => {
        const found = verdict.findings.filter((finding) => finding.severity === severity)
        if (found.length === 0) return null
        return (
          <details key={severity} open={severity === 'error' || !open}>
            <summary>
              {title} ({found.length})
            </summary>
            <ul className={styles['list']}>
              {found.map((finding) => (
                <li key={`${finding.path} ${finding.en}`}>
                  {open ? (
                    <Place finding={finding} texts={texts} locale={locale} open={open} nameOf={nameOf} />
                  ) : (
                    <strong>{toFindingPlace(finding, texts.block, locale)}</strong>
                  )}
                  : {finding[locale]}
                </li>
              ))}
            </ul>
          </details>
        )
      })}
      {verdict.accepted && verdict.accepted.length > 0 && (
        <ul className={styles['list']} aria-label={texts.accepted}>
          {verdict.accepted.map(({ kind, reason, byName }) => (
            <li key={`${kind} ${reason}`}>
              <strong>{findingKinds[kind][locale]}</strong>: {reason} ({byName})
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

type PlaceProps = Required<Pick<VerdictListProps, 'nameOf' | 'open' | 'texts'>> & {
  finding: Finding
  locale: StaffLanguage
}

/** Where something was found, in the words of the form: a block, a field, or the page as a whole. */
function Place({ finding, texts, locale, open, nameOf }: PlaceProps): ReactNode {
  const { at, block, path } = finding
  const field = block || at === undefined ? '' : nameOf(at)
  const name = field || (!block && path) || toFindingPlace(finding, texts.block, locale)
  if (at === undefined) return <strong>{name}</strong>
  return (
    <button type="button" className={styles['place']} onClick={() => open(at)}>
      {name}
    </button>
  )
}
