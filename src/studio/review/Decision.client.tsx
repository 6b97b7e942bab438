'use client'

import { type ReactNode, useId, useState } from 'react'
import type { StaffLanguage } from '@/messages/staff/languages'
import type { WarningReasons as Reasons } from '@/src/governance/gate/verdict'
import { isReason } from '@/src/governance/reason'
import { hasReasons, saidReasons, WarningReasons } from '../workflow/WarningReasons.client'
import { workflowTexts } from '../workflow/workflow-texts'
import { FindingList } from './FindingList.client'
import type { Deciding } from './RequestDesk.client'
import type { RoomContent } from './read-review-room'
import { reviewHref } from './review-href'
import styles from './review-room.module.css'
import { reviewTexts } from './review-texts'
import { SeenState } from './SeenState.client'

type DecisionProps = Deciding & {
  room: RoomContent
  canDecide: boolean
  isOwn: boolean
  language: StaffLanguage
  next: number | null
}

/** What the check says, and what this person can do about the request now. */
export function Decision(props: DecisionProps): ReactNode {
  const { room, seen, verdict, canDecide, isOwn, isBusy, refusal, language, next, act, goToUnseen } = props
  const { review, look } = room
  const texts = reviewTexts(language)
  const words = workflowTexts(language)
  const id = useId()
  const [note, setNote] = useState('')
  const [reasons, setReasons] = useState<Reasons>({})
  const findings = verdict.kind === 'ended' ? verdict.verdict.findings : []
  const errors = findings.filter(({ severity }) => severity === 'error')
  const accepted = verdict.kind === 'ended' ? (verdict.verdict.accepted ?? []) : []
  const warnings = findings.filter(
    ({ kind, severity }) => severity === 'warning' && !accepted.some((known) => known.kind === kind),
  )
  const unseen = look.changes.filter(({ key }) => !seen.has(key)).length
  const mayApprove = canDecide && !isOwn && review.state === 'inReview' && room.isCurrent
  const isReady =
    unseen === 0 && verdict.kind === 'ended' && errors.length === 0 && hasReasons(warnings, reasons) && !isBusy
  const own = { id: review.id }
  const approval = {
    href: '/api/workflow/approve',
    body: { ...own, comment: note, warningReasons: saidReasons(reasons) },
  }
  const carryOut = { href: '/api/workflow/publish', body: own }
  const isPublished = review.kind === 'publish'
  return (
    <section className={styles['card']} aria-label={texts.check}>
      <FindingList verdict={verdict} editHref={room.editHref} language={language} />
      <h2>{texts.decision}</h2>
      {isOwn && review.state === 'inReview' && <p>{texts.own}</p>}
      {!isOwn && !canDecide && <p>{texts.cannot}</p>}
      {mayApprove && <SeenState unseen={unseen} all={look.changes.length} texts={texts} goToUnseen={goToUnseen} />}
      {canDecide && (
        <>
          <label htmlFor={id}>{texts.note}</label>
          <textarea id={id} rows={3} value={note} onChange={({ target }) => setNote(target.value)} />
        </>
      )}
      {mayApprove && (
        <WarningReasons warnings={warnings} reasons={reasons} texts={words} language={language} onChange={setReasons} />
      )}
      <p role="alert" className={styles['refusal']}>
        {refusal}
      </p>
      <div className={styles['buttons']}>
        {mayApprove && !review.dueAt && (
          <button type="button" data-main disabled={!isReady} onClick={() => void act([approval, carryOut])}>
            {isPublished ? texts.approveAndPublish : `${texts.approve}, ${texts.carryOut.toLowerCase()}`}
          </button>
        )}
        {mayApprove && (
          <button type="button" disabled={!isReady} onClick={() => void act([approval])}>
            {texts.approve}
          </button>
        )}
        {canDecide && review.state === 'approved' && (
          <button type="button" data-main disabled={isBusy} onClick={() => void act([carryOut])}>
            {isPublished ? texts.publish : texts.carryOut}
          </button>
        )}
        {canDecide && !isOwn && review.state === 'toRatify' && (
          <button
            type="button"
            data-main
            disabled={isBusy}
            onClick={() => void act([{ href: '/api/workflow/ratify', body: { ...own, comment: note } }])}
          >
            {texts.ratify}
          </button>
        )}
        {canDecide && (review.state === 'inReview' || review.state === 'approved') && (
          <button
            type="button"
            disabled={isBusy || !isReason(note)}
            onClick={() => void act([{ href: '/api/workflow/send-back', body: { ...own, comment: note } }])}
          >
            {texts.sendBack}
          </button>
        )}
        {isOwn && (review.state === 'inReview' || review.state === 'approved') && (
          <button
            type="button"
            disabled={isBusy}
            onClick={() => void act([{ href: '/api/workflow/withdraw', body: own }])}
          >
            {texts.withdraw}
          </button>
        )}
      </div>
      {canDecide && review.state === 'inReview' && !isReason(note) && <p>{texts.sendBackHint}</p>}
      {review.state !== 'inReview' && review.state !== 'approved' && (
        <p>
          {`${words.states[review.state]}. `}
          {review.decidedByName ?? ''} {review.comment ?? ''}{' '}
          <a href={reviewHref(next)}>{next === null ? texts.back : texts.nextRequest}</a>
        </p>
      )}
    </section>
  )
}
