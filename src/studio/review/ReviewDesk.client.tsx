'use client'

import { type ReactNode, useState } from 'react'
import type { StaffLanguage } from '@/messages/staff/languages'
import { showLocalTime } from '@/src/country/local-time'
import type { Role } from '@/src/governance/roles'
import { rolesFor } from '@/src/governance/transitions'
import { fillPlaces } from '@/src/i18n/fill-places'
import { workflowTexts } from '../workflow/workflow-texts'
import { ChangeList } from './ChangeList.client'
import { Conversation } from './Conversation.client'
import { Decision } from './Decision.client'
import { DrawnSides } from './DrawnSides.client'
import type { RoomContent } from './read-review-room'
import { reviewHref } from './review-href'
import styles from './review-room.module.css'
import { reviewTexts } from './review-texts'
import { useAct } from './use-act'
import { useChanges } from './use-changes'
import { useCheck } from './use-check'
import { useSeen } from './use-seen'
import { WhatHappens } from './WhatHappens'
import { WordByWord } from './WordByWord.client'

type ReviewDeskProps = {
  room: RoomContent
  person: number
  role: Role
  language: StaffLanguage
  /** The request that waits after this one. */
  next: number | null
}

/** One request: what changes, drawn and in words, what follows from it, and the decision. */
export function ReviewDesk({ room, person, role, language, next }: ReviewDeskProps): ReactNode {
  const { review, look, drawings } = room
  const texts = reviewTexts(language)
  const { kinds, states, unreachable } = workflowTexts(language)
  const [pinned, setPinned] = useState<string | null>(null)
  const { act, isBusy, refusal } = useAct({ language, unreachable })
  const isOpen = review.state === 'inReview'
  const { seen, report } = useSeen({ steps: room.steps, look, isAsked: isOpen, language })
  const verdict = useCheck({ steps: room.steps, earlier: room.earlier, isAsked: isOpen && room.isCurrent, language })
  const { locale, setLocale, wanted, go, goToUnseen } = useChanges({
    changes: look.changes,
    seen,
    first: review.languages[0],
  })
  const current = wanted?.key ?? null
  const shown = look.changes.filter((change) => change.locale === locale)

  const drawing = drawings.find((drawn) => drawn.locale === locale)
  const canDecide = rolesFor('content.approve').some((known) => known === role)
  const asked = fillPlaces(texts.askedBy, {
    name: review.submittedByName,
    at: showLocalTime(review.submittedAt, language),
  })
  return (
    <div className={styles['desk']}>
      <header className={styles['head']}>
        <p>
          <a href={reviewHref(null)}>{texts.back}</a>
        </p>
        <h1>{review.title}</h1>
        <p>
          <strong>{`${kinds[review.kind]}: ${states[review.state]}`}</strong> {asked}
          {'. '}
          {`${texts.reason}: ${review.reason} `}
          <a href={room.editHref}>{texts.edit}</a>
        </p>
        {!room.isCurrent && isOpen && <p className={styles['wrong']}>{texts.changed}</p>}
        {review.languages.length > 1 && (
          <fieldset className={styles['languages']}>
            <legend>{texts.changesIn}</legend>
            {review.languages.map((each) => (
              <button key={each} type="button" aria-pressed={each === locale} onClick={() => setLocale(each)}>
                {texts.languages[each]} <span>{look.changes.filter((change) => change.locale === each).length}</span>
              </button>
            ))}
          </fieldset>
        )}
      </header>
      <div className={styles['columns']}>
        <ChangeList changes={shown} seen={seen} current={current} texts={texts} language={language} onChoose={go} />
        <div className={styles['middle']}>
          {drawing && (drawing.before !== null || drawing.after !== null) ? (
            <DrawnSides
              key={locale}
              drawing={drawing}
              changes={shown}
              current={current}
              texts={texts}
              onSeen={report}
            />
          ) : (
            <p className={styles['noPage']}>{texts.noPage}</p>
          )}
          <WordByWord
            key={`words ${locale}`}
            changes={shown}
            wanted={wanted}
            texts={texts}
            language={language}
            onSeen={report}
            onPin={(at) => setPinned(at)}
          />
        </div>
        <aside className={styles['side']} aria-label={texts.decision}>
          <Decision
            room={room}
            seen={seen}
            verdict={verdict}
            canDecide={canDecide}
            isOwn={review.submittedBy === person}
            isBusy={isBusy}
            refusal={refusal}
            language={language}
            next={next}
            act={act}
            goToUnseen={goToUnseen}
          />
          <WhatHappens consequences={room.consequences} texts={texts} language={language} />
          <Conversation
            room={room}
            pinned={pinned}
            isBusy={isBusy}
            texts={texts}
            language={language}
            act={act}
            onUnpin={() => setPinned(null)}
          />
        </aside>
      </div>
    </div>
  )
}
