import type { TextareaFieldServerProps } from 'payload'
import type { ReactNode } from 'react'
import { z } from 'zod'
import type { StaffLanguage } from '@/messages/staff/languages'
import { readVerdict } from '@/src/governance/gate/read-verdict'
import { toStaffLanguage } from '@/src/i18n/staff-text'
import { VerdictList } from '../workflow/VerdictList.client'
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
  return (
    <section aria-label={texts.check}>
      <h2>{texts.check}</h2>
      {verdict.findings.length === 0 && <p>{texts.clean}</p>}
      <VerdictList verdict={verdict} texts={workflowTexts(language)} language={language} />
    </section>
  )
}
