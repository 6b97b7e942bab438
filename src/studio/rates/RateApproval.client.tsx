'use client'

import { type ReactNode, useCallback, useState } from 'react'
import type { StaffLanguage } from '@/messages/staff/languages'
import { showLocalTime } from '@/src/country/local-time'
import { fillPlaces } from '@/src/i18n/fill-places'
import { FindingList } from '../review/FindingList.client'
import roomStyles from '../review/review-room.module.css'
import { reviewTexts } from '../review/review-texts'
import { useAct } from '../review/use-act'
import { useCheck } from '../review/use-check'
import { useSeen } from '../review/use-seen'
import { WordByWord } from '../review/WordByWord.client'
import { workflowTexts } from '../workflow/workflow-texts'
import styles from './rate-desk.module.css'
import { rateTexts } from './rate-texts'
import type { WaitingRates } from './read-waiting-rates'
import { useReport } from './use-report'

type RateApprovalProps = { parts: readonly WaitingRates[]; language: StaffLanguage }

/** How far one part is: what of it is still to be seen, and whether it is warned of, or blocked. */
type Progress = { unseen: number; isChecked: boolean; isBlocked: boolean; isWarned: boolean }

/** All that waits at the rate desk, on one screen: approved in one go once all of it was seen. */
export function RateApproval({ parts, language }: RateApprovalProps): ReactNode {
  const texts = rateTexts(language)
  const room = reviewTexts(language)
  const [progress, setProgress] = useState<Readonly<Record<string, Progress>>>({})
  const [isConfirmed, setIsConfirmed] = useState(false)
  const { act, isBusy, refusal } = useAct({ language, unreachable: workflowTexts(language).unreachable })
  const report = useCallback((name: string, now: Progress) => setProgress((before) => ({ ...before, [name]: now })), [])
  const own = parts.filter(({ hindrance }) => hindrance === '')
  const known = own.map(({ name }) => progress[name])
  const unseen = known.reduce((sum, part) => sum + (part?.unseen ?? 0), 0)
  const isWarned = known.some((part) => part?.isWarned)
  const isReady =
    unseen === 0 &&
    known.every((part) => part?.isChecked && !part.isBlocked) &&
    (!isWarned || isConfirmed) &&
    own.length > 0 &&
    !isBusy
  return (
    <section className={`${roomStyles['room']} ${styles['waiting']}`} aria-label={texts.waiting}>
      <h2>{texts.waiting}</h2>
      {parts.map((part) => (
        <WaitingPart key={part.name} part={part} language={language} onProgress={report} />
      ))}
      <div role="status">
        <p>{own.length === 0 ? room.own : unseen === 0 ? room.allSeen : fillPlaces(texts.unseen, { count: unseen })}</p>
      </div>
      {isWarned && (
        <label className={roomStyles['confirm']}>
          <input type="checkbox" checked={isConfirmed} onChange={({ target }) => setIsConfirmed(target.checked)} />
          <span>{room.confirm}</span>
        </label>
      )}
      <p role="alert" className={roomStyles['refusal']}>
        {refusal}
      </p>
      {own.length > 0 && (
        <div className={roomStyles['buttons']}>
          <button
            type="button"
            data-main
            disabled={!isReady}
            onClick={() => void act(own.flatMap((part) => withReasons(part, isConfirmed, texts.confirmed)))}
          >
            {own.length === 1 ? room.approveAndPublish : fillPlaces(texts.approveAll, { count: own.length })}
          </button>
        </div>
      )}
    </section>
  )
}

/** The steps of a part, with what was said of its warnings where the gate asks for a reason. */
function withReasons({ approve }: WaitingRates, isConfirmed: boolean, said: string) {
  return approve.map(({ href, body }) => ({
    href,
    body: isConfirmed && href.endsWith('/workflow/approve') ? { ...body, warningReasons: { all: said } } : body,
  }))
}

type WaitingPartProps = {
  part: WaitingRates
  language: StaffLanguage
  onProgress: (name: string, now: Progress) => void
}

function WaitingPart({ part, language, onProgress }: WaitingPartProps): ReactNode {
  const { look, steps, earlier } = part
  const texts = reviewTexts(language)
  const { seen, report } = useSeen({ steps, look, isAsked: true, language })
  const verdict = useCheck({ steps, earlier, isAsked: true, language })
  const findings = verdict.kind === 'ended' ? verdict.verdict.findings : []
  const accepted = verdict.kind === 'ended' ? (verdict.verdict.accepted ?? []) : []
  const unseen = look.changes.filter(({ key }) => !seen.has(key)).length
  const isChecked = verdict.kind === 'ended'
  const isBlocked = findings.some(({ severity }) => severity === 'error')
  const isWarned = findings.some(
    ({ kind, severity }) => severity === 'warning' && !accepted.some((known) => known.kind === kind),
  )
  useReport({ name: part.name, unseen, isChecked, isBlocked, isWarned }, onProgress)
  return (
    <section aria-label={part.title} className={styles['part']}>
      <h2>
        <a href={part.href}>{part.title}</a>
      </h2>
      <p className={styles['soft']}>
        {part.asked !== '' &&
          `${fillPlaces(texts.askedBy, { name: part.asked, at: showLocalTime(part.at, language) })}. `}
        {part.reason !== '' && `${texts.reason}: ${part.reason}`}
      </p>
      {part.hindrance !== '' && <p>{part.hindrance === 'own' ? texts.own : part.hindrance}</p>}
      <WordByWord changes={look.changes} wanted={null} texts={texts} language={language} onSeen={report} onPin={null} />
      <div className={roomStyles['card']}>
        <FindingList verdict={verdict} editHref={part.href} language={language} />
      </div>
    </section>
  )
}
