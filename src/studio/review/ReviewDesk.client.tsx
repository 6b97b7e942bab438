'use client'

import type { ReactNode } from 'react'
import type { StaffLanguage } from '@/messages/staff/languages'
import { showLocalTime } from '@/src/country/local-time'
import type { Role } from '@/src/governance/roles'
import { rolesFor } from '@/src/governance/transitions'
import { fillPlaces } from '@/src/i18n/fill-places'
import { workflowTexts } from '../workflow/workflow-texts'
import { Decision } from './Decision.client'
import { DrawnSides } from './DrawnSides.client'
import { RequestDesk } from './RequestDesk.client'
import type { RoomContent } from './read-review-room'
import styles from './review-room.module.css'
import { reviewTexts } from './review-texts'

type ReviewDeskProps = {
  room: RoomContent
  person: number
  role: Role
  language: StaffLanguage
  /** The request that waits after this one. */
  next: number | null
}

/** A request about content: its page drawn before and after, and the decision of somebody who did not write it. */
export function ReviewDesk({ room, person, role, language, next }: ReviewDeskProps): ReactNode {
  const { review, drawings } = room
  const texts = reviewTexts(language)
  const { kinds, states } = workflowTexts(language)
  const isOpen = review.state === 'inReview'
  const asker = { name: review.submittedByName, at: showLocalTime(review.submittedAt, language) }
  return (
    <RequestDesk
      {...{ room, isOpen, language, earlier: room.earlier, languages: review.languages, title: review.title }}
      state={`${kinds[review.kind]}: ${states[review.state]}`}
      asked={`${fillPlaces(texts.askedBy, asker)}. ${texts.reason}: ${review.reason}`}
      warning={!room.isCurrent && isOpen ? texts.changed : null}
      isJudged={isOpen && room.isCurrent}
      draw={({ locale, changes, current, report }) => {
        const drawing = drawings.find((drawn) => drawn.locale === locale)
        if (!drawing || (drawing.before === null && drawing.after === null))
          return <p className={styles['noPage']}>{texts.noPage}</p>
        return <DrawnSides key={locale} {...{ drawing, changes, current, texts, onSeen: report }} />
      }}
      decide={(deciding) => (
        <Decision
          {...{ ...deciding, room, language, next }}
          canDecide={rolesFor('content.approve').some((known) => known === role)}
          isOwn={review.submittedBy === person}
        />
      )}
    />
  )
}
