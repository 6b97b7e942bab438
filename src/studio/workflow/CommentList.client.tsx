'use client'

import { type ReactNode, useEffect, useId, useState } from 'react'
import { showLocalTime } from '@/src/country/local-time'
import { fieldPathOf } from '@/src/payload-fixes/open-field'
import styles from './workflow-panel.module.css'
import type { WorkflowState } from './workflow-state'
import type { WorkflowTexts } from './workflow-texts'

type CommentListProps = {
  subject: string
  comments: WorkflowState['comments']
  isBusy: boolean
  texts: WorkflowTexts
  language: string
  act: (step: string, body: object) => Promise<void>
  /** Leads to a field of the form. */
  open: (at: string) => void
}

/** What colleagues say about the document or a field of it, and a place to say something. */
export function CommentList({ subject, comments, isBusy, texts, language, act, open }: CommentListProps): ReactNode {
  const id = useId()
  const [text, setText] = useState('')
  const [fieldPath, setFieldPath] = useState('')
  // Whoever has just looked at a field most likely wants to say something about it.
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const path = target instanceof Element ? fieldPathOf(target) : undefined
      if (path) setFieldPath(path)
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  const send = async () => {
    await act('comment', { subject, fieldPath, text })
    setText('')
  }
  return (
    <details open={comments.length > 0}>
      <summary>
        {texts.comments} ({comments.length})
      </summary>
      <ul className={styles['list']}>
        {comments.map((comment) => (
          <li key={comment.id}>
            {comment.fieldPath && <FieldLink path={comment.fieldPath} open={open} />}
            {`${comment.text} (${comment.authorName}, ${showLocalTime(comment.createdAt, language)}) `}
            <button type="button" disabled={isBusy} onClick={() => void act('settle-comment', { id: comment.id })}>
              {texts.settle}
            </button>
          </li>
        ))}
      </ul>
      <div className={styles['form']}>
        <label htmlFor={`${id}-field`}>{texts.field}</label>
        <input id={`${id}-field`} value={fieldPath} onChange={({ target }) => setFieldPath(target.value)} />
        <label htmlFor={`${id}-text`}>{texts.comment}</label>
        <textarea id={`${id}-text`} rows={2} value={text} onChange={({ target }) => setText(target.value)} />
        <button type="button" disabled={isBusy || text.trim() === ''} onClick={() => void send()}>
          {texts.say}
        </button>
      </div>
    </details>
  )
}

function FieldLink({ path, open }: { path: string; open: (at: string) => void }): ReactNode {
  return (
    <>
      <button type="button" className={styles['place']} onClick={() => open(path)}>
        {path}
      </button>
      {': '}
    </>
  )
}
