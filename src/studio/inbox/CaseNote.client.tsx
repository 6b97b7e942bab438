'use client'

import { type FormEvent, type ReactNode, useState } from 'react'
import type { StaffLanguage } from '@/messages/staff/languages'
import styles from './inbox.module.css'
import { inboxTexts } from './inbox-texts'
import { useCaseStep } from './use-case-step'

type CaseNoteProps = { id: number; language: StaffLanguage }

/** Writes a note into the history of a case. */
export function CaseNote({ id, language }: CaseNoteProps): ReactNode {
  const texts = inboxTexts(language)
  const { told, isBusy, take } = useCaseStep(id, language)
  const [text, setText] = useState('')
  const write = async (event: FormEvent) => {
    event.preventDefault()
    if (await take({ kind: 'note', text })) setText('')
  }
  return (
    <form onSubmit={write} className={styles['writing']}>
      <label>
        {texts.note}
        <textarea rows={4} required maxLength={5000} value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <p className={styles['soft']}>{texts.noteHint}</p>
      <button type="submit" disabled={isBusy}>
        {texts.addNote}
      </button>
      <p role="status" className={styles['told']}>
        {told}
      </p>
    </form>
  )
}
