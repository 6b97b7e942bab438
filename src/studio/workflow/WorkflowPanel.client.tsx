'use client'

import { useAuth, useConfig, useDocumentInfo, useForm, useFormModified, useTranslation } from '@payloadcms/ui'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { showLocalTime } from '@/src/country/local-time'
import { rolesFor } from '@/src/governance/transitions'
import { markBlocks } from '@/src/payload-fixes/mark-blocks'
import { openField } from '@/src/payload-fixes/open-field'
import { nameField } from './name-field'
import { OpenReview } from './OpenReview.client'
import { PanelConversation } from './PanelConversation.client'
import { SubmitForm } from './SubmitForm.client'
import { TakeDownForm } from './TakeDownForm.client'
import { useVerdict } from './use-verdict'
import { VerdictList } from './VerdictList.client'
import './gate-marks.css'
import styles from './workflow-panel.module.css'
import { readWorkflowState, takeStep, type WorkflowState } from './workflow-state'
import { workflowTexts } from './workflow-texts'

/** Where a document stands on its way to the public, and the next steps of the person who looks at it. */
export function WorkflowPanel(): ReactNode {
  const { id, collectionSlug, globalSlug, lastUpdateTime } = useDocumentInfo()
  const { i18n } = useTranslation()
  const { user } = useAuth()
  const { getEntityConfig } = useConfig()
  const isModified = useFormModified()
  const [state, setState] = useState<WorkflowState | null>(null)
  const [refusal, setRefusal] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const form = useForm()
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

  const ofCollection = collectionSlug ? getEntityConfig({ collectionSlug }) : undefined
  const fields = (globalSlug ? getEntityConfig({ globalSlug }) : ofCollection)?.fields
  const nameOf = useCallback((at: string) => nameField(at, fields ?? [], i18n), [fields, i18n])

  const verdict = useVerdict({ subject, hash: state?.hash ?? '', moment: state, language })
  useEffect(() => markBlocks(verdict?.findings ?? []), [verdict])
  const take = async (step: string, body: object) => {
    setIsBusy(true)
    // When the network is gone, the step is not known to have happened.
    const refused = await takeStep(step, body, language).catch(() => texts.unreachable)
    setRefusal(refused ?? '')
    await refresh()
    setIsBusy(false)
    return refused === null
  }
  const act = async (step: string, body: object) => void (await take(step, body))

  if (subject === '' || !state) return refusal ? <p role="alert">{refusal}</p> : null
  const review = state.reviews.find((review) => ['inReview', 'approved', 'toRatify'].includes(review.state))
  const canDecide = rolesFor('content.approve').some((role) => role === user?.['role'])
  const warnings = verdict?.findings.filter(({ severity }) => severity === 'warning') ?? []
  const shown = { texts, language, isBusy, act }
  const open = (at: string) => openField(form, at)
  return (
    <section className={styles['panel']} aria-label={texts.title}>
      <h2 className={styles['title']}>{texts.title}</h2>
      <p>
        {state.live.length > 0
          ? `${texts.live}: ${state.live.map((locale) => texts.locales[locale]).join(', ')}`
          : texts.notLive}
        {state.live.length > 0 && state.isChanged ? `. ${texts.changed}.` : '.'}
      </p>
      {state.freeze && (
        <p>
          {texts.freeze} {showLocalTime(state.freeze.until, language)}. {state.freeze.reason}
        </p>
      )}
      <p role="alert" className={styles['refusal']}>
        {refusal}
      </p>
      {review && (
        <OpenReview review={review} canDecide={canDecide} isOwn={review.submittedBy === user?.id} {...shown} />
      )}
      {(!review || review.state === 'toRatify') && (
        <SubmitForm
          subject={subject}
          state={state}
          warnings={warnings}
          isModified={isModified}
          isGlobal={Boolean(globalSlug)}
          {...shown}
        />
      )}
      <div role="status">{verdict === null ? texts.judging : verdict.findings.length === 0 && texts.nothingFound}</div>
      {verdict && <VerdictList verdict={verdict} texts={texts} language={language} open={open} nameOf={nameOf} />}
      <PanelConversation
        {...{ subject, texts, language, isBusy, take, open, nameOf }}
        conversation={state.conversation}
      />
      {canDecide && !globalSlug && state.live.length > 0 && <TakeDownForm subject={subject} {...shown} />}
      {state.reviews.length > 0 && (
        <details>
          <summary>{texts.history}</summary>
          <ul className={styles['list']}>
            {state.reviews.map((earlier) => (
              <li key={earlier.id}>
                {texts.kinds[earlier.kind]}, {texts.states[earlier.state]} ({texts.by} {earlier.submittedByName}
                {earlier.decidedByName ? `; ${earlier.decidedByName}` : ''}): {earlier.reason} {earlier.comment}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
