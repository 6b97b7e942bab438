'use client'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { z } from 'zod'
import staffTexts from '@/messages/staff/simulators.json' with { type: 'json' }
import { toStaffLanguage } from '@/src/i18n/staff-text'
import styles from './cases-at-last-save.module.css'

const texts = staffTexts.goldenCases.coverage

/** What the CMS answers of the golden cases of a simulator. @see ../../simulator-fields/cases-endpoint.ts */
const answer = z.object({
  cases: z.array(z.object({ name: z.string(), difference: z.string().nullable() })).nullable(),
  untried: z.array(z.string()),
})
type Answer = z.infer<typeof answer>

/** Above the golden cases of a simulator: how each turned out at the last save, and what none of them tries. */
export function CasesAtLastSave(): ReactNode {
  const { id, lastUpdateTime } = useDocumentInfo()
  const { i18n } = useTranslation()
  const language = toStaffLanguage(i18n.language)
  const [known, setKnown] = useState<Answer | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save changes what is stored, and nothing else says so
  useEffect(() => {
    if (!id) return
    let isCurrent = true
    const ask = async () => {
      const response = await fetch(`/api/simulators/${id}/cases`, { headers: { 'Accept-Language': language } })
      const read = response.ok ? answer.parse(await response.json()) : null
      if (isCurrent) setKnown(read)
    }
    ask().catch(reportError)
    return () => {
      isCurrent = false
    }
  }, [id, language, lastUpdateTime])
  if (!known) return null
  const { cases, untried } = known
  return (
    <section className={styles['verdicts']} aria-label={texts.title[language]}>
      <p>
        <strong>{texts.title[language]}</strong>
      </p>
      {cases ? (
        <ul role="list">
          {cases.map(({ name, difference }, place) => (
            <li key={`${place} ${name}`} data-differs={difference !== null}>
              {difference ?? `${name}: ${texts.asWritten[language]}.`}
            </li>
          ))}
        </ul>
      ) : (
        <p>{texts.waiting[language]}</p>
      )}
      {untried.length > 0 ? (
        <details>
          <summary>
            {texts.untried[language]} ({untried.length})
          </summary>
          <p>{texts.untriedHint[language]}</p>
          <ul>
            {untried.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  )
}
