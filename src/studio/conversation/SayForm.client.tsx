'use client'

import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import styles from './conversation.module.css'
import type { ConversationTexts } from './conversation-texts'

type SayFormProps = {
  label: string
  /** What stands before the words, such as what they are about. */
  children?: ReactNode
  /** When this changes, the keyboard goes into the words. */
  wanted: string | null
  /** Names of those who can be called. */
  colleagues: readonly string[]
  isBusy: boolean
  texts: ConversationTexts
  /** @returns whether it was said; otherwise the words stay. */
  say: (text: string) => Promise<boolean>
  onCancel?: () => void
}

/** A place to say something, and to call colleagues by name. */
export function SayForm({
  label,
  children,
  wanted,
  colleagues,
  isBusy,
  texts,
  say,
  onCancel,
}: SayFormProps): ReactNode {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const names = useRef<HTMLDetailsElement>(null)
  const [text, setText] = useState('')
  useEffect(() => {
    if (wanted !== null) field.current?.focus()
  }, [wanted])
  const call = (name: string) => {
    setText((said) => `${said}${said === '' || /\s$/.test(said) ? '' : ' '}@${name} `)
    names.current?.removeAttribute('open')
    field.current?.focus()
  }
  const send = async () => {
    if (await say(text)) setText('')
  }
  return (
    <div className={styles['say']}>
      <label htmlFor={id}>{label}</label>
      {children}
      <textarea id={id} ref={field} rows={3} value={text} onChange={({ target }) => setText(target.value)} />
      {colleagues.length > 0 && (
        <details ref={names}>
          <summary>{texts.call}</summary>
          <ul className={styles['names']}>
            {colleagues.map((name) => (
              <li key={name}>
                <button type="button" onClick={() => call(name)}>
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className={styles['buttons']}>
        <button type="button" disabled={isBusy || text.trim() === ''} onClick={() => void send()}>
          {texts.say}
        </button>
        {onCancel && (
          <button type="button" onClick={onCancel}>
            {texts.cancel}
          </button>
        )}
      </div>
    </div>
  )
}
