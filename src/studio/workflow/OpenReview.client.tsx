'use client'

import { type ReactNode, useId, useState } from 'react'
import { showLocalTime } from '@/src/country/local-time'
import { isReason } from '@/src/governance/reason'
import { reviewHref } from '../review/review-href'
import styles from './workflow-panel.module.css'
import type { ShownReview } from './workflow-state'
import type { WorkflowTexts } from './workflow-texts'

type OpenReviewProps = {
  review: ShownReview
  canDecide: boolean
  isOwn: boolean
  isBusy: boolean
  texts: WorkflowTexts
  language: string
  act: (step: string, body: object) => Promise<void>
}

/** The request that is under way, with what the person who looks at it can do about it. */
export function OpenReview(props: OpenReviewProps): ReactNode {
  const { review, canDecide, isOwn, isBusy, texts, language, act } = props
  const id = useId()
  const [comment, setComment] = useState('')
  const mayApprove = canDecide && review.state === 'inReview' && !isOwn
  const button = (label: string, step: string, body: object, isReady = true) => (
    <button type="button" disabled={isBusy || !isReady} onClick={() => void act(step, { id: review.id, ...body })}>
      {label}
    </button>
  )
  const carryOut = review.kind === 'publish' ? texts.publish : texts.carryOut
  return (
    <div className={styles['form']}>
      <p>
        <strong>
          {texts.kinds[review.kind]}: {texts.states[review.state]}
        </strong>
        {` (${review.languages.map((locale) => texts.locales[locale]).join(', ')}), ${texts.by} ${review.submittedByName}.`}
      </p>
      <p>
        {texts.reason}: {review.reason}
      </p>
      {review.dueAt && (
        <p>
          {texts.dueAt} {showLocalTime(review.dueAt, language)}
        </p>
      )}
      {review.failure && (
        <p>
          {texts.failed}: {review.failure}
        </p>
      )}
      {canDecide && (
        <>
          <label htmlFor={`${id}-comment`}>{texts.comment}</label>
          <textarea id={`${id}-comment`} rows={2} value={comment} onChange={({ target }) => setComment(target.value)} />
        </>
      )}
      <div className={styles['buttons']}>
        {mayApprove && <a href={reviewHref(review.id)}>{texts.review}</a>}
        {canDecide && review.state === 'approved' && button(carryOut, 'publish', {})}
        {canDecide && review.state === 'toRatify' && !isOwn && button(texts.ratify, 'ratify', { comment })}
        {canDecide &&
          review.state !== 'toRatify' &&
          button(texts.sendBack, 'send-back', { comment }, isReason(comment))}
        {isOwn && review.state !== 'toRatify' && button(texts.withdraw, 'withdraw', {})}
      </div>
    </div>
  )
}
