'use client'

import { type ReactNode, useId, useState } from 'react'
import { fromLocalTime } from '@/src/country/local-time'
import type { Finding, WarningReasons as Reasons } from '@/src/governance/gate/verdict'
import { isReason } from '@/src/governance/reason'
import { isUndivided, parseSubject } from '@/src/governance/subject'
import { type Locale, locales } from '@/src/i18n/locales'
import { hasReasons, saidReasons, WarningReasons } from './WarningReasons.client'
import styles from './workflow-panel.module.css'
import type { WorkflowState } from './workflow-state'
import type { WorkflowTexts } from './workflow-texts'

type SubmitFormProps = {
  subject: string
  state: WorkflowState
  /** What needs a reason before it is submitted. */
  warnings: readonly Finding[]
  isModified: boolean
  isGlobal: boolean
  isBusy: boolean
  texts: WorkflowTexts
  language: string
  act: (step: string, body: object) => Promise<void>
}

/** Asks another person for a review of what is saved. */
export function SubmitForm(props: SubmitFormProps): ReactNode {
  const { subject, state, warnings, isModified, isGlobal, isBusy, texts, language, act } = props
  const id = useId()
  const isWhole = isUndivided(parseSubject(subject))
  const [reason, setReason] = useState('')
  const [due, setDue] = useState('')
  const [warningReasons, setWarningReasons] = useState<Reasons>({})
  const [chosen, setChosen] = useState<readonly Locale[]>(locales)
  const submit = (kind: string) =>
    act('submit', {
      subject,
      kind,
      languages: isWhole ? locales : chosen,
      reason,
      seen: state.hash,
      dueAt: fromLocalTime(due),
      ...(kind === 'publish' ? { warningReasons: saidReasons(warningReasons) } : {}),
    })
  if (isModified) return <p>{texts.unsaved}</p>
  const isReady = !isBusy && isReason(reason) && (isWhole || chosen.length > 0)
  return (
    <div className={styles['form']}>
      {!isWhole && (
        <fieldset>
          <legend>{texts.languages}</legend>
          {locales.map((locale) => (
            <label key={locale}>
              <input
                type="checkbox"
                checked={chosen.includes(locale)}
                onChange={({ target }) =>
                  setChosen(locales.filter((each) => (each === locale ? target.checked : chosen.includes(each))))
                }
              />{' '}
              {texts.locales[locale]}
            </label>
          ))}
        </fieldset>
      )}
      <label htmlFor={`${id}-reason`}>{texts.reason}</label>
      <textarea id={`${id}-reason`} rows={2} value={reason} onChange={({ target }) => setReason(target.value)} />
      <label htmlFor={`${id}-due`}>{texts.due}</label>
      <input id={`${id}-due`} type="datetime-local" value={due} onChange={({ target }) => setDue(target.value)} />
      <WarningReasons
        warnings={warnings}
        reasons={warningReasons}
        texts={texts}
        language={language}
        onChange={setWarningReasons}
      />
      <div className={styles['buttons']}>
        <button
          type="button"
          disabled={!isReady || !hasReasons(warnings, warningReasons)}
          onClick={() => void submit('publish')}
        >
          {texts.submit}
        </button>
        {!isGlobal && state.live.length > 0 && (
          <button type="button" disabled={!isReady} onClick={() => void submit('unpublish')}>
            {texts.askUnpublish}
          </button>
        )}
        {!isGlobal && (
          <button type="button" disabled={!isReady} onClick={() => void submit('delete')}>
            {texts.askDelete}
          </button>
        )}
      </div>
    </div>
  )
}
