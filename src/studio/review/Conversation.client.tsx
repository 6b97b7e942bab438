'use client'

import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { StaffLanguage } from '@/messages/staff/languages'
import { showLocalTime } from '@/src/country/local-time'
import { fillPlaces } from '@/src/i18n/fill-places'
import type { RoomContent } from './read-review-room'
import styles from './review-room.module.css'
import type { ReviewTexts } from './review-texts'
import type { TakeSteps } from './use-act'

/** What a conversation needs to know of what it is about. */
export type TalkedOf = Pick<RoomContent, 'comments' | 'editHref' | 'look'> & { subject: string }

type ConversationProps = {
  room: TalkedOf
  /** The field that somebody is about to speak of. */
  pinned: string | null
  isBusy: boolean
  texts: ReviewTexts
  language: StaffLanguage
  act: TakeSteps
  onUnpin: () => void
}

/** What colleagues say of a request, each pinned to what it is about, and a place to say something. */
export function Conversation({ room, pinned, isBusy, texts, language, act, onUnpin }: ConversationProps): ReactNode {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  useEffect(() => {
    if (pinned !== null) field.current?.focus()
  }, [pinned])
  const say = async () => {
    const body = { subject: room.subject, fieldPath: pinned ?? '', text }
    if (!(await act([{ href: '/api/workflow/comment', body }]))) return
    setText('')
    onUnpin()
  }
  return (
    <section className={styles['card']} aria-label={texts.comments}>
      <h2>{texts.comments}</h2>
      {room.comments.length === 0 && <p>{texts.noComments}</p>}
      <ul>
        {room.comments.map((comment) => (
          <li key={comment.id}>
            <p className={styles['label']}>
              {`${comment.authorName}, ${showLocalTime(comment.createdAt, language)}`}
              {comment.fieldPath && (
                <>
                  {'. '}
                  <a href={`${room.editHref}?field=${encodeURIComponent(comment.fieldPath)}`}>
                    {fillPlaces(texts.pinned, { name: namePlace(room, comment.fieldPath, language) })}
                  </a>
                </>
              )}
            </p>
            <p>{comment.text}</p>
            <button
              type="button"
              disabled={isBusy}
              onClick={() => void act([{ href: '/api/workflow/settle-comment', body: { id: comment.id } }])}
            >
              {texts.settle}
            </button>
          </li>
        ))}
      </ul>
      <label htmlFor={id}>{texts.comment}</label>
      {pinned !== null && (
        <p>
          {fillPlaces(texts.pinned, { name: namePlace(room, pinned, language) })}{' '}
          <button type="button" onClick={onUnpin}>
            {texts.unpin}
          </button>
        </p>
      )}
      <textarea id={id} ref={field} rows={3} value={text} onChange={({ target }) => setText(target.value)} />
      <button type="button" disabled={isBusy || text.trim() === ''} onClick={() => void say()}>
        {texts.say}
      </button>
    </section>
  )
}

/** A field in words: the block that it stands in, and what it is called. */
function namePlace({ look }: TalkedOf, at: string, language: StaffLanguage): string {
  for (const { name, parts } of look.changes) {
    const part = parts.find((known) => known.at === at)
    if (part) return `${name[language]}, ${part.label[language]}`
  }
  const position = /^layout\.(\d+)/.exec(at)?.[1]
  return position === undefined ? '…' : `${Number(position) + 1}`
}
