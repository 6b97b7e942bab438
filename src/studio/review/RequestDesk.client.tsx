'use client'

import { type ReactNode, useState } from 'react'
import type { StaffLanguage } from '@/messages/staff/languages'
import type { Change } from '@/src/governance/change'
import type { Verdict } from '@/src/governance/gate/verdict'
import type { Locale } from '@/src/i18n/locales'
import { workflowTexts } from '../workflow/workflow-texts'
import { ChangeList } from './ChangeList.client'
import { Conversation, type TalkedOf } from './Conversation.client'
import type { Consequence } from './list-consequences'
import { RoomHead } from './RoomHead'
import styles from './review-room.module.css'
import { reviewTexts } from './review-texts'
import type { StepAddress } from './step-address'
import { type TakeSteps, useAct } from './use-act'
import { useChanges } from './use-changes'
import { type Checked, useCheck } from './use-check'
import { useSeen } from './use-seen'
import { WhatHappens } from './WhatHappens'
import { WordByWord } from './WordByWord.client'

/** What is drawn of the changes of a language. */
type Drawn = {
  locale: Locale | undefined
  changes: readonly Change[]
  current: string | null
  report: (key: string) => void
}

/** What a decision rests on, and how it is taken. */
export type Deciding = {
  seen: ReadonlySet<string>
  verdict: Checked
  isBusy: boolean
  refusal: string
  act: TakeSteps
  goToUnseen: () => void
}

type RequestDeskProps = {
  room: TalkedOf & { steps: StepAddress; consequences: readonly Consequence[] }
  title: string
  state: string
  asked: string
  warning: string | null
  /** The languages that something changes in. */
  languages: readonly Locale[]
  isOpen: boolean
  /** Whether the check is to look at what stands there now. */
  isJudged: boolean
  /** What the check said earlier. */
  earlier: Verdict | null
  language: StaffLanguage
  draw: (drawn: Drawn) => ReactNode
  decide: (deciding: Deciding) => ReactNode
}

/** A request of any kind: what changes, drawn and in words, what follows from it, what colleagues say, and the decision. */
export function RequestDesk({
  room,
  isOpen,
  isJudged,
  earlier,
  language,
  draw,
  decide,
  ...head
}: RequestDeskProps): ReactNode {
  const texts = reviewTexts(language)
  const { look, steps, consequences, editHref } = room
  const [pinned, setPinned] = useState<string | null>(null)
  const { act, isBusy, refusal } = useAct({ language, unreachable: workflowTexts(language).unreachable })
  const { seen, report } = useSeen({ steps, look, isAsked: isOpen, language })
  const verdict = useCheck({ steps, earlier, isAsked: isJudged, language })
  const { locale, setLocale, wanted, go, goToUnseen } = useChanges({
    ...{ changes: look.changes, seen, first: head.languages[0] },
  })
  const current = wanted?.key ?? null
  const shown = look.changes.filter((change) => change.locale === locale)
  return (
    <div className={styles['desk']}>
      <RoomHead
        {...{ ...head, editHref, locale, texts, onLocale: setLocale }}
        count={(each) => look.changes.filter((change) => change.locale === each).length}
      />
      <div className={styles['columns']}>
        <ChangeList changes={shown} seen={seen} current={current} texts={texts} language={language} onChoose={go} />
        <div className={styles['middle']}>
          {draw({ locale, changes: shown, current, report })}
          <WordByWord
            key={`words ${locale}`}
            {...{ changes: shown, wanted, texts, language, onSeen: report, onPin: setPinned }}
          />
        </div>
        <aside className={styles['side']} aria-label={texts.decision}>
          {decide({ seen, verdict, isBusy, refusal, act, goToUnseen })}
          <WhatHappens consequences={consequences} texts={texts} language={language} />
          <Conversation {...{ room, pinned, isBusy, texts, language, act }} onUnpin={() => setPinned(null)} />
        </aside>
      </div>
    </div>
  )
}
