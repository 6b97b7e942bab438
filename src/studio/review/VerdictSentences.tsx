import type { TextareaFieldServerProps } from 'payload'
import type { ReactNode } from 'react'
import { z } from 'zod'
import type { StaffLanguage } from '@/messages/staff/languages'
import { readVerdict } from '@/src/governance/gate/read-verdict'
import { findingKinds } from '@/src/governance/gate/verdict'
import { toStaffLanguage } from '@/src/i18n/staff-text'
import { workflowTexts } from '../workflow/workflow-texts'
import { reviewTexts } from './review-texts'

const held = z.object({ id: z.number().catch(0), verdict: z.string().nullable().default(null) })

/** What the check found when somebody asked. It is stored as data. */
export function VerdictField({ data, i18n }: TextareaFieldServerProps): ReactNode {
  return <VerdictSentences data={data} language={toStaffLanguage(i18n.language)} />
}

type VerdictSentencesProps = {
  /** A request as it is stored. */
  data: unknown
  language: StaffLanguage
}

/** A verdict in sentences, and why its warnings were let stand. */
export function VerdictSentences({ data, language }: VerdictSentencesProps): ReactNode {
  const verdict = readVerdict(held.parse(data))
  if (!verdict) return null
  const texts = reviewTexts(language)
  const words = workflowTexts(language)
  const groups = [
    { severity: 'error', title: words.errors },
    { severity: 'warning', title: words.warnings },
  ] as const
  return (
    <section aria-label={texts.check}>
      <h2>{texts.check}</h2>
      {verdict.findings.length === 0 && <p>{texts.clean}</p>}
      {groups.map(({ severity, title }) => {
        const found = verdict.findings.filter((finding) => finding.severity === severity)
        if (found.length === 0) return null
        return (
          <div key={severity}>
            <h3>{title}</h3>
            <ul>
              {found.map((finding) => (
                <li key={`${finding.path} ${finding.en}`}>
                  {finding.block
                    ? `${words.block} ${finding.block.number}, ${finding.block[language]}`
                    : findingKinds[finding.kind][language]}
                  {`: ${finding[language]}`}
                </li>
              ))}
            </ul>
          </div>
        )
      })}
      {verdict.accepted && verdict.accepted.length > 0 && (
        <div>
          <h3>{words.accepted}</h3>
          <ul>
            {verdict.accepted.map(({ kind, reason, byName }) => (
              <li key={`${kind} ${reason}`}>{`${findingKinds[kind][language]}: ${reason} (${byName})`}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
