'use client'

import { type FormEvent, type ReactNode, useState } from 'react'
import type { StaffLanguage } from '@/messages/staff/languages'
import type { Locale } from '@/src/i18n/locales'
import styles from './inbox.module.css'
import { inboxTexts } from './inbox-texts'
import { useCaseStep } from './use-case-step'

type CaseReplyProps = {
  id: number
  /** Where it goes, and in which language. */
  hint: string
  sentIn: Locale
  /** Texts to begin with, in the language of whoever gets it. */
  ready: readonly { name: string; text: string }[]
  language: StaffLanguage
}

const after = ['answered', 'waiting', 'done'] as const

/** Replies to whoever sent a case. */
export function CaseReply({ id, hint, sentIn, ready, language }: CaseReplyProps): ReactNode {
  const texts = inboxTexts(language)
  const { told, isBusy, takeAt } = useCaseStep(id, language)
  const [text, setText] = useState('')
  const [state, setState] = useState<string>('answered')
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (await takeAt(`/api/submissions/${id}/reply`, { text, state })) setText('')
  }
  return (
    <form onSubmit={send} className={styles['writing']}>
      <p className={styles['soft']}>{hint}</p>
      <div className={styles['ready']}>
        <span>{texts.template}:</span>
        {ready.map((one) => (
          <button key={one.name} type="button" data-quiet lang={sentIn} onClick={() => setText(`${one.text}\n`)}>
            {one.name}
          </button>
        ))}
      </div>
      <label>
        {texts.replyText}
        <textarea
          rows={6}
          required
          maxLength={5000}
          lang={sentIn}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <label>
        {texts.thenState}
        <select value={state} onChange={({ target }) => setState(target.value)}>
          {after.map((known) => (
            <option key={known} value={known}>
              {texts.stateNames[known]}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" disabled={isBusy}>
        {texts.send}
      </button>
      <p role="status" className={styles['told']}>
        {told}
      </p>
    </form>
  )
}
