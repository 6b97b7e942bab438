'use client'

import { type ReactNode, useId, useState } from 'react'
import type { StaffLanguage } from '@/messages/staff/languages'
import { isReason } from '@/src/governance/reason'
import { FindingList } from '../FindingList.client'
import type { Deciding } from '../RequestDesk.client'
import { reviewHref } from '../review-href'
import styles from '../review-room.module.css'
import { reviewTexts } from '../review-texts'
import { SeenState } from '../SeenState.client'
import type { ProposalRoom } from './proposal-room'

type ProposalDecisionProps = Deciding & { room: ProposalRoom; language: StaffLanguage }

/** What the check says, and what this person can do about the proposal now. */
export function ProposalDecision(props: ProposalDecisionProps): ReactNode {
  const { room, seen, verdict, isBusy, refusal, language, act, goToUnseen } = props
  const { look, steps, isOpen } = room
  const texts = reviewTexts(language)
  const id = useId()
  const [note, setNote] = useState('')
  const [isConfirmed, setIsConfirmed] = useState(false)
  const findings = verdict.kind === 'ended' ? verdict.verdict.findings : []
  const isWarned = findings.some(({ severity }) => severity === 'warning')
  const isBlocked = findings.some(({ severity }) => severity === 'error')
  const unseen = look.changes.filter(({ key }) => !seen.has(key)).length
  const mayApprove = isOpen && room.hindrance === ''
  const isReady = unseen === 0 && verdict.kind === 'ended' && !isBlocked && (!isWarned || isConfirmed) && !isBusy
  const take = (name: string, body: object) => void act([{ href: `${steps.href}/${name}`, body }])
  return (
    <section className={styles['card']} aria-label={texts.check}>
      {isOpen && <FindingList verdict={verdict} editHref={room.editHref} language={language} />}
      <h2>{texts.decision}</h2>
      {isOpen && room.hindrance !== '' && <p>{room.hindrance}</p>}
      {!isOpen && (
        <p>
          {room.state} <a href={reviewHref(null)}>{texts.back}</a>
        </p>
      )}
      {mayApprove && <SeenState unseen={unseen} all={look.changes.length} texts={texts} goToUnseen={goToUnseen} />}
      {mayApprove && isWarned && (
        <label className={styles['confirm']}>
          <input type="checkbox" checked={isConfirmed} onChange={({ target }) => setIsConfirmed(target.checked)} />
          <span>{texts.confirm}</span>
        </label>
      )}
      {room.maySendBack && (
        <>
          <label htmlFor={id}>{texts.note}</label>
          <textarea id={id} rows={3} value={note} onChange={({ target }) => setNote(target.value)} />
        </>
      )}
      <p role="alert" className={styles['refusal']}>
        {refusal}
      </p>
      <div className={styles['buttons']}>
        {mayApprove && (
          <button type="button" data-main disabled={!isReady} onClick={() => take('approve', { isConfirmed })}>
            {texts.approveAndPublish}
          </button>
        )}
        {room.maySendBack && (
          <button
            type="button"
            disabled={isBusy || !isReason(note)}
            onClick={() => take('send-back', { comment: note })}
          >
            {texts.sendBack}
          </button>
        )}
        {room.mayWithdraw && (
          <button type="button" disabled={isBusy} onClick={() => take('withdraw', {})}>
            {texts.withdraw}
          </button>
        )}
      </div>
      {room.maySendBack && !isReason(note) && <p>{texts.sendBackHint}</p>}
    </section>
  )
}
