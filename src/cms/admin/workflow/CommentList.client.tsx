'use client'

import { type ReactNode, useId, useState } from 'react'
import { showInLuanda } from '@/src/i18n/luanda-time'
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
}

/** What colleagues say about the document or a field of it, and a place to say something. */
export function CommentList({ subject, comments, isBusy, texts, language, act }: CommentListProps): ReactNode {
  const id = useId()
  const [text, setText] = useState('')
  const [fieldPath, setFieldPath] = useState('')
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
            {comment.fieldPath && <strong>{comment.fieldPath}: </strong>}
            {`${comment.text} (${comment.authorName}, ${showInLuanda(comment.createdAt, language)}) `}
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
