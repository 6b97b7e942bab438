'use client'

import { type ReactNode, useId, useState } from 'react'
import { fromLuanda } from '@/src/i18n/luanda-time'
import styles from './workflow-panel.module.css'
import type { WorkflowState } from './workflow-state'
import type { WorkflowTexts } from './workflow-texts'

type SubmitFormProps = {
  subject: string
  state: WorkflowState
  isModified: boolean
  isGlobal: boolean
  isBusy: boolean
  texts: WorkflowTexts
  act: (step: string, body: object) => Promise<void>
}

const locales = ['pt', 'en'] as const

/** Asks another person for a review of what is saved. */
export function SubmitForm({ subject, state, isModified, isGlobal, isBusy, texts, act }: SubmitFormProps): ReactNode {
  const id = useId()
  const [reason, setReason] = useState('')
  const [due, setDue] = useState('')
  const [chosen, setChosen] = useState<readonly ('en' | 'pt')[]>(locales)
  const submit = (kind: string) =>
    act('submit', {
      subject,
      kind,
      languages: isGlobal ? locales : chosen,
      reason,
      seen: state.hash,
      dueAt: fromLuanda(due),
    })
  if (isModified) return <p>{texts.unsaved}</p>
  const isReady = !isBusy && reason.trim().length >= 3 && (isGlobal || chosen.length > 0)
  return (
    <div className={styles['form']}>
      {!isGlobal && (
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
              {texts[locale]}
            </label>
          ))}
        </fieldset>
      )}
      <label htmlFor={`${id}-reason`}>{texts.reason}</label>
      <textarea id={`${id}-reason`} rows={2} value={reason} onChange={({ target }) => setReason(target.value)} />
      <label htmlFor={`${id}-due`}>{texts.due}</label>
      <input id={`${id}-due`} type="datetime-local" value={due} onChange={({ target }) => setDue(target.value)} />
      <div className={styles['buttons']}>
        <button type="button" disabled={!isReady} onClick={() => void submit('publish')}>
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
