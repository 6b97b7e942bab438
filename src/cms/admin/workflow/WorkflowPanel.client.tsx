'use client'

import { useAuth, useDocumentInfo, useFormModified, useTranslation } from '@payloadcms/ui'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { showInLuanda } from '@/src/i18n/luanda-time'
import { CommentList } from './CommentList.client'
import { OpenReview } from './OpenReview.client'
import { SubmitForm } from './SubmitForm.client'
import { TakeDownForm } from './TakeDownForm.client'
import { VerdictList } from './VerdictList.client'
import styles from './workflow-panel.module.css'
import { readWorkflowState, takeStep, type WorkflowState } from './workflow-state'
import { workflowTexts } from './workflow-texts'

/** Where a document stands on its way to the public, and the next steps of the person who looks at it. */
export function WorkflowPanel(): ReactNode {
  const { id, collectionSlug, globalSlug, lastUpdateTime } = useDocumentInfo()
  const { i18n } = useTranslation()
  const { user } = useAuth()
  const isModified = useFormModified()
  const [state, setState] = useState<WorkflowState | null>(null)
  const [refusal, setRefusal] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const language = i18n.language
  const texts = workflowTexts(language)
  const subject = globalSlug ? `globals/${globalSlug}` : id ? `${collectionSlug}/${id}` : ''

  const refresh = useCallback(async () => {
    if (subject === '') return
    try {
      setState(await readWorkflowState(subject, language))
    } catch {
      // Whatever it was, the person can only go on and try again.
      setRefusal(workflowTexts(language).unreachable)
    }
  }, [subject, language])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save changes what is stored, and nothing else says so
  useEffect(() => void refresh(), [refresh, lastUpdateTime])

  const act = async (step: string, body: object) => {
    setIsBusy(true)
    try {
      setRefusal((await takeStep(step, body, language)) ?? '')
    } catch {
      // The network is gone; the step is not known to have happened.
      setRefusal(texts.unreachable)
    }
    await refresh()
    setIsBusy(false)
  }

  if (subject === '' || !state) return refusal ? <p role="alert">{refusal}</p> : null
  const open = state.reviews.find((review) => ['inReview', 'approved', 'toRatify'].includes(review.state))
  const canDecide = user?.['role'] === 'approver' || user?.['role'] === 'admin'
  const shown = { texts, language, isBusy, act }
  return (
    <section className={styles['panel']} aria-label={texts.title}>
      <h3 className={styles['title']}>{texts.title}</h3>
      <p>
        {state.live.length > 0
          ? `${texts.live}: ${state.live.map((locale) => texts[locale]).join(', ')}`
          : texts.notLive}
        {state.live.length > 0 && state.isChanged ? `. ${texts.changed}.` : '.'}
      </p>
      {state.freeze && (
        <p>
          {texts.freeze} {showInLuanda(state.freeze.until, language)}. {state.freeze.reason}
        </p>
      )}
      <p role="alert" className={styles['refusal']}>
        {refusal}
      </p>
      {open && <OpenReview review={open} canDecide={canDecide} isOwn={open.submittedBy === user?.id} {...shown} />}
      {(!open || open.state === 'toRatify') && (
        <SubmitForm subject={subject} state={state} isModified={isModified} isGlobal={Boolean(globalSlug)} {...shown} />
      )}
      <VerdictList verdict={state.verdict} texts={texts} language={language} />
      <CommentList subject={subject} comments={state.comments} {...shown} />
      {canDecide && !globalSlug && state.live.length > 0 && <TakeDownForm subject={subject} {...shown} />}
      {state.reviews.length > 0 && (
        <details>
          <summary>{texts.history}</summary>
          <ul className={styles['list']}>
            {state.reviews.map((review) => (
              <li key={review.id}>
                {texts.kinds[review.kind]}, {texts.states[review.state]} ({texts.by} {review.submittedByName}
                {review.decidedByName ? `; ${review.decidedByName}` : ''}): {review.reason} {review.comment}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
