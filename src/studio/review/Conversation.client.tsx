'use client'

import type { ReactNode } from 'react'
import type { StaffLanguage } from '@/messages/staff/languages'
import { Threads } from '../conversation/Threads.client'
import type { RoomContent } from './read-review-room'
import styles from './review-room.module.css'
import type { ReviewTexts } from './review-texts'
import type { TakeSteps } from './use-act'

/** What a conversation needs to know of what it is about. */
export type TalkedOf = Pick<RoomContent, 'conversation' | 'editHref' | 'look'> & { subject: string }

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
export function Conversation({ room, texts, act, language, ...shown }: ConversationProps): ReactNode {
  return (
    <section className={styles['card']} aria-label={texts.comments}>
      <h2>{texts.comments}</h2>
      <Threads
        {...shown}
        subject={room.subject}
        conversation={room.conversation}
        language={language}
        isCalled
        nameOf={(path) => namePlace(room, path, language)}
        lead={(path, name) => <a href={`${room.editHref}?field=${encodeURIComponent(path)}`}>{name}</a>}
        take={(step, body) => act([{ href: `/api/workflow/${step}`, body }])}
      />
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
