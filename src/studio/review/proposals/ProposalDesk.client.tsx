'use client'

import { type ReactNode, useState } from 'react'
import type { StaffLanguage } from '@/messages/staff/languages'
import { showLocalTime } from '@/src/country/local-time'
import { fillPlaces } from '@/src/i18n/fill-places'
import { locales } from '@/src/i18n/locales'
import { workflowTexts } from '../../workflow/workflow-texts'
import { ChangeList } from '../ChangeList.client'
import { Conversation } from '../Conversation.client'
import { reviewHref } from '../review-href'
import styles from '../review-room.module.css'
import { reviewTexts } from '../review-texts'
import { useAct } from '../use-act'
import { useChanges } from '../use-changes'
import { useCheck } from '../use-check'
import { useSeen } from '../use-seen'
import { WhatHappens } from '../WhatHappens'
import { WordByWord } from '../WordByWord.client'
import { FormSides } from './FormSides.client'
import { ProposalDecision } from './ProposalDecision.client'
import type { ProposalRoom } from './proposal-room'

type ProposalDeskProps = { room: ProposalRoom; language: StaffLanguage }

/** A form, rates or a request about an account: what changes, drawn where it can be, and in words, and the decision. */
export function ProposalDesk({ room, language }: ProposalDeskProps): ReactNode {
  const { look, asked, isOpen } = room
  const texts = reviewTexts(language)
  const [pinned, setPinned] = useState<string | null>(null)
  const { act, isBusy, refusal } = useAct({ language, unreachable: workflowTexts(language).unreachable })
  const { seen, report } = useSeen({ steps: room.steps, look, isAsked: isOpen, language })
  const verdict = useCheck({ steps: room.steps, earlier: null, isAsked: isOpen, language })
  const changed = locales.filter((each) => look.changes.some((change) => change.locale === each))
  const { locale, setLocale, wanted, go, goToUnseen } = useChanges({ changes: look.changes, seen, first: changed[0] })
  const shown = look.changes.filter((change) => change.locale === locale)
  return (
    <div className={styles['desk']}>
      <header className={styles['head']}>
        <p>
          <a href={reviewHref(null)}>{texts.back}</a>
        </p>
        <h1>{room.title}</h1>
        <p>
          <strong>{room.state}</strong>{' '}
          {asked && `${fillPlaces(texts.askedBy, { name: asked.name, at: showLocalTime(asked.at, language) })}. `}
          {room.reason !== '' && `${texts.reason}: ${room.reason} `}
          <a href={room.editHref}>{texts.edit}</a>
        </p>
        {changed.length > 1 && (
          <fieldset className={styles['languages']}>
            <legend>{texts.changesIn}</legend>
            {changed.map((each) => (
              <button key={each} type="button" aria-pressed={each === locale} onClick={() => setLocale(each)}>
                {texts.languages[each]} <span>{look.changes.filter((change) => change.locale === each).length}</span>
              </button>
            ))}
          </fieldset>
        )}
      </header>
      <div className={styles['columns']}>
        <ChangeList
          changes={shown}
          seen={seen}
          current={wanted?.key ?? null}
          texts={texts}
          language={language}
          onChoose={go}
        />
        <div className={styles['middle']}>
          {room.forms && (
            <FormSides
              key={locale}
              before={room.forms.before}
              after={room.forms.after}
              locale={locale ?? language}
              changes={shown}
              texts={texts}
            />
          )}
          <WordByWord
            key={`words ${locale}`}
            changes={shown}
            wanted={wanted}
            texts={texts}
            language={language}
            onSeen={report}
            onPin={setPinned}
          />
        </div>
        <aside className={styles['side']} aria-label={texts.decision}>
          <ProposalDecision
            room={room}
            seen={seen}
            verdict={verdict}
            isBusy={isBusy}
            refusal={refusal}
            language={language}
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
