'use client'

import { type ReactNode, useId, useState } from 'react'
import { type Conversation, type ShownComment, toThreads } from '@/src/conversations/conversation'
import { showLocalTime } from '@/src/country/local-time'
import { fillPlaces } from '@/src/i18n/fill-places'
import styles from './conversation.module.css'
import { conversationTexts } from './conversation-texts'
import { SayForm } from './SayForm.client'

type ThreadsProps = {
  /** What is spoken about: `pages/12`. */
  subject: string
  conversation: Conversation
  /** The field that somebody is about to speak of. */
  pinned: string | null
  onUnpin: () => void
  /** Whether the keyboard goes into the words when a field is pinned. */
  isCalled: boolean
  isBusy: boolean
  language: string
  /** A field in the words of its form. */
  nameOf: (fieldPath: string) => string
  /** What leads to a field, under its name. */
  lead: (fieldPath: string, name: string) => ReactNode
  /** @returns whether the step was taken. */
  take: (step: 'comment' | 'settle-comment', body: object) => Promise<boolean>
}

/** What colleagues say of something, each with what was answered to it and pinned to what it is about, and a place to say something. */
export function Threads({ conversation, pinned, onUnpin, subject, ...shared }: ThreadsProps): ReactNode {
  const { isBusy, isCalled, language, nameOf, lead, take } = shared
  const { comments, colleagues } = conversation
  const id = useId()
  const texts = conversationTexts(language)
  const [answered, setAnswered] = useState<number | null>(null)
  const say = async (text: string) => {
    const isSaid = await take('comment', { subject, fieldPath: pinned ?? '', text })
    if (isSaid) onUnpin()
    return isSaid
  }
  const answer = async (first: ShownComment, text: string) => {
    const isSaid = await take('comment', { subject, fieldPath: first.fieldPath ?? '', text, replyTo: first.id })
    if (isSaid) setAnswered(null)
    return isSaid
  }
  const form = { colleagues, isBusy, texts }
  return (
    <>
      {comments.length === 0 && <p>{texts.noComments}</p>}
      <ul className={styles['threads']}>
        {toThreads(comments).map(({ first, replies }) => (
          <li key={first.id}>
            <div id={`${id}-${first.id}`}>
              <Said comment={first} language={language}>
                {first.fieldPath && (
                  <>{lead(first.fieldPath, fillPlaces(texts.pinned, { name: nameOf(first.fieldPath) }))} </>
                )}
              </Said>
            </div>
            {replies.length > 0 && (
              <ul className={styles['replies']}>
                {replies.map((reply) => (
                  <li key={reply.id}>
                    <Said comment={reply} language={language} />
                  </li>
                ))}
              </ul>
            )}
            {answered === first.id ? (
              <SayForm
                {...form}
                label={fillPlaces(texts.answer, { name: first.authorName })}
                wanted={String(first.id)}
                say={(text) => answer(first, text)}
                onCancel={() => setAnswered(null)}
              />
            ) : (
              <div className={styles['buttons']}>
                <button type="button" aria-describedby={`${id}-${first.id}`} onClick={() => setAnswered(first.id)}>
                  {texts.reply}
                </button>
                <button
                  type="button"
                  aria-describedby={`${id}-${first.id}`}
                  disabled={isBusy}
                  onClick={() => void take('settle-comment', { id: first.id })}
                >
                  {texts.settle}
                </button>
              </div>
            )}
          </li>
        ))}
      </ul>
      <SayForm {...form} label={texts.comment} wanted={isCalled ? pinned : null} say={say}>
        {pinned !== null && (
          <p>
            {fillPlaces(texts.pinned, { name: nameOf(pinned) })}{' '}
            <button type="button" onClick={onUnpin}>
              {texts.unpin}
            </button>
          </p>
        )}
      </SayForm>
    </>
  )
}

type SaidProps = { comment: ShownComment; language: string; children?: ReactNode }

function Said({ comment, language, children }: SaidProps): ReactNode {
  return (
    <>
      <p className={styles['who']}>
        {`${comment.authorName}, ${showLocalTime(comment.createdAt, language)}`}
        {children && <> · {children}</>}
      </p>
      <p className={styles['words']}>{comment.text}</p>
    </>
  )
}
